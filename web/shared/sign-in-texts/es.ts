import type { SignInTexts } from "../sign-in-texts.ts";

export const signIn: SignInTexts = {
  about: "",
  heading: "Entrar",
  email: "Correo electrónico",
  password: "Contraseña",
  enter: "Entrar",
  entering: "Entrando…",
  forgot: "¿Olvidaste la contraseña?",
  resetSent: "Si existe una cuenta con este correo, un mensaje con un enlace va en camino.",
  needsEmail: "Escribe primero tu correo.",
  demo: "Cuentas de demostración de este entorno local",
  asPerson: (email, role) => `${email} (${role ?? "desconocido aquí"})`,
  failures: {
    wrong: "Correo o contraseña incorrectos.",
    disabled: "Esta cuenta está desactivada.",
    too_often: "Demasiados intentos. Inténtalo de nuevo en unos minutos.",
    offline: "No se pudo llegar al servicio de acceso. ¿Tienes conexión?",
    unavailable: "En este momento no se puede entrar.",
  },
};
