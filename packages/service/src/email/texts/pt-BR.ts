import type { EmailLanguage } from './email-texts.js'

export const ptBR: EmailLanguage = {
  tag: 'pt-BR',
  dir: 'ltr',
  fallback: 'Se o botão não funcionar, abra este link:',
  templates: {
    email_verification: {
      subject: 'Verifique seu e-mail para {{ projectDisplayName }}',
      heading: 'Verifique seu e-mail',
      sentence:
        'Verifique este endereço de e-mail para usá-lo com sua conta de {{ projectDisplayName }}.',
      expiry: 'O link funciona uma única vez e expira em {{ codeLifetime }}.',
      action: 'Verificar e-mail',
      otherwise: 'Se não foi você, pode ignorar este e-mail.',
      reason:
        'Você recebeu este e-mail porque {{ recipientEmail }} foi informado para uma conta de {{ projectDisplayName }}.',
    },
    password_reset: {
      subject: 'Redefina sua senha de {{ projectDisplayName }}',
      heading: 'Redefina sua senha',
      sentence:
        'Recebemos um pedido para redefinir a senha da sua conta de {{ projectDisplayName }}.',
      expiry: 'O link funciona uma única vez e expira em {{ codeLifetime }}.',
      action: 'Redefinir senha',
      otherwise: 'Se não foi você, ignore este e-mail. Sua senha continua a mesma.',
      reason:
        'Você recebeu este e-mail porque foi pedida a redefinição da senha de {{ recipientEmail }} em {{ projectDisplayName }}.',
    },
    magic_link: {
      subject: '{{ otp }} é seu código de acesso a {{ projectDisplayName }}',
      heading: 'Entre em {{ projectDisplayName }}',
      sentence: 'Digite este código para entrar.',
      expiry: 'Ele expira em {{ codeLifetime }}.',
      action: 'Entrar sem o código',
      otherwise:
        'Se não foi você, ignore este e-mail. Nunca compartilhe o código: ninguém de {{ projectDisplayName }} vai pedi-lo.',
      reason:
        'Você recebeu este e-mail porque foi pedido um código de acesso para {{ recipientEmail }} em {{ projectDisplayName }}.',
    },
    team_invitation: {
      subject: 'Participe de {{ teamDisplayName }} em {{ projectDisplayName }}',
      heading: 'Participe de {{ teamDisplayName }}',
      sentence:
        'Você recebeu um convite para participar da equipe {{ teamDisplayName }} em {{ projectDisplayName }}.',
      expiry: 'O convite funciona uma única vez e expira em {{ codeLifetime }}.',
      action: 'Ver convite',
      otherwise: 'Se você não conhece esta equipe, pode ignorar este e-mail.',
      reason:
        'Você recebeu este e-mail porque {{ recipientEmail }} recebeu um convite para uma equipe em {{ projectDisplayName }}.',
    },
  },
}
