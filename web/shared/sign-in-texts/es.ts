import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "Iniciar sesión en Lectern",
  email: "Correo electrónico",
  password: "Contraseña",
  enter: "Iniciar sesión",
  entering: "Iniciando sesión…",
  forgot: "¿Has olvidado la contraseña?",
  resetSent: "Si existe una cuenta con este correo, acabamos de enviarle un enlace para elegir otra contraseña.",
  needsEmail: "Escribe primero tu correo.",
  demo: "Cuentas de demostración",
  roles: { admin: "Administrador", manager: "Gestor", member: "Miembro", none: "Todavía sin sitio" },
  failures: {
    wrong: "Correo o contraseña incorrectos.",
    disabled: "Esta cuenta está desactivada. Habla con la persona responsable del sitio.",
    too_often: "Demasiados intentos. Inténtalo de nuevo en unos minutos.",
    offline: "No puedes iniciar sesión sin conexión. Compruébala e inténtalo de nuevo.",
    unavailable: "En este momento no se puede iniciar sesión. Inténtalo de nuevo en unos minutos.",
  },
};
