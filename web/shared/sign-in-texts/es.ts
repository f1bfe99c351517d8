import type { SignInTexts } from "./en.ts";

export const signIn: SignInTexts = {
  heading: "Inicia sesión en Lectern",
  email: "Correo electrónico",
  password: "Contraseña",
  enter: "Entrar",
  entering: "Entrando…",
  forgot: "¿Olvidaste la contraseña?",
  resetSent: "Si alguna cuenta usa este correo, le hemos enviado un enlace para elegir otra contraseña.",
  needsEmail: "Escribe primero tu correo.",
  demo: "Personas de demostración",
  roles: { admin: "Administrador", manager: "Gestor", member: "Miembro", none: "Todavía sin sitio" },
  failures: {
    wrong: "Correo o contraseña incorrectos.",
    disabled: "Esta cuenta está desactivada. Pregunta a quien lleva el sitio.",
    too_often: "Demasiados intentos. Inténtalo de nuevo en unos minutos.",
    offline: "No puedes entrar sin conexión. Compruébala e inténtalo de nuevo.",
    unavailable: "En este momento no se puede entrar. Inténtalo de nuevo en unos minutos.",
  },
};
