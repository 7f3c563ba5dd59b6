import type { EmailLanguage } from './email-texts.js'

export const es: EmailLanguage = {
  tag: 'es',
  dir: 'ltr',
  fallback: 'Si el botón no funciona, abre este enlace:',
  templates: {
    email_verification: {
      subject: 'Verifica tu correo para {{ projectDisplayName }}',
      heading: 'Verifica tu correo',
      sentence:
        'Verifica esta dirección de correo para usarla con tu cuenta de {{ projectDisplayName }}.',
      expiry: 'El enlace funciona una sola vez y caduca en {{ codeLifetime }}.',
      action: 'Verificar correo',
      otherwise: 'Si no fuiste tú, puedes ignorar este correo.',
      reason:
        'Recibes este correo porque se indicó {{ recipientEmail }} para una cuenta de {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'Restablece tu contraseña de {{ projectDisplayName }}',
      heading: 'Restablece tu contraseña',
      sentence:
        'Recibimos una solicitud para restablecer la contraseña de tu cuenta de {{ projectDisplayName }}.',
      expiry: 'El enlace funciona una sola vez y caduca en {{ codeLifetime }}.',
      action: 'Restablecer contraseña',
      otherwise: 'Si no fuiste tú, ignora este correo. Tu contraseña no cambia.',
      reason:
        'Recibes este correo porque se solicitó restablecer la contraseña de {{ recipientEmail }} en {{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} es tu código de acceso a {{ projectDisplayName }}',
      heading: 'Inicia sesión en {{ projectDisplayName }}',
      sentence: 'Introduce este código para iniciar sesión.',
      expiry: 'Caduca en {{ codeLifetime }}.',
      action: 'Iniciar sesión sin el código',
      otherwise:
        'Si no fuiste tú, ignora este correo. No compartas el código: nadie de {{ projectDisplayName }} te lo pedirá.',
      reason:
        'Recibes este correo porque se solicitó un código de acceso para {{ recipientEmail }} en {{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'Únete a {{ teamDisplayName }} en {{ projectDisplayName }}',
      heading: 'Únete a {{ teamDisplayName }}',
      sentence:
        'Te han invitado a unirte al equipo {{ teamDisplayName }} en {{ projectDisplayName }}.',
      expiry: 'La invitación funciona una sola vez y caduca en {{ codeLifetime }}.',
      action: 'Ver invitación',
      otherwise: 'Si no conoces este equipo, puedes ignorar este correo.',
      reason:
        'Recibes este correo porque {{ recipientEmail }} fue invitado a un equipo de {{ projectDisplayName }}.',
    },
  },
}
