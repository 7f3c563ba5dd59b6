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
  notifications: {
    headings: {
      new_device: 'Novo login na sua conta',
      password_added: 'Uma senha foi adicionada',
      password_changed: 'Sua senha foi alterada',
      password_removed: 'Sua senha foi removida',
      primary_email_changed: 'Seu e-mail principal foi alterado',
      sign_in_email_added: 'Um e-mail de login foi adicionado',
      sign_in_email_removed: 'Um e-mail de login foi removido',
      email_codes_enabled: 'O login com códigos por e-mail foi ativado',
      email_codes_disabled: 'O login com códigos por e-mail foi desativado',
      provider_connected: 'A conta {{ provider }} foi conectada',
      provider_disconnected: 'A conta {{ provider }} foi desconectada',
      passkey_added: 'Uma chave de acesso foi adicionada',
      passkey_removed: 'Sua chave de acesso foi removida',
      recovery_codes_created: 'Novos códigos de recuperação foram criados',
      recovery_code_used: 'Um código de recuperação foi usado',
      two_factor_enabled: 'A verificação em duas etapas foi ativada',
      two_factor_disabled: 'A verificação em duas etapas foi desativada',
      credentials_revoked: 'Outras formas de login foram removidas',
      account_deletion_scheduled: 'Sua conta será excluída',
      account_restored: 'Sua conta foi restaurada',
    },
    change: 'Esta alteração foi feita na sua conta em {{ projectDisplayName }}.',
    changeByAdministrator:
      'Um administrador fez esta alteração na sua conta em {{ projectDisplayName }}.',
    signIn: 'Alguém entrou na sua conta em {{ projectDisplayName }} em um novo dispositivo.',
    revocation:
      'Você verificou o endereço de e-mail da sua conta em {{ projectDisplayName }}. As outras formas de login foram adicionadas antes e, por isso, não funcionam mais.',
    lines: {
      time: 'Hora: {{ time }}',
      device: 'Dispositivo: {{ device }}',
      ipAddress: 'Endereço IP: {{ ipAddress }}',
      email: 'E-mail: {{ email }}',
      oldEmail: 'E-mail anterior: {{ oldEmail }}',
      newEmail: 'Novo e-mail: {{ newEmail }}',
      provider: 'Conta: {{ provider }}',
      deletionTime: 'Exclusão: {{ deletionTime }}',
    },
    browserOnSystem: '{{ browser }} no {{ system }}',
    unknown: 'Desconhecido',
    restoring: 'Para manter sua conta, entre antes dessa data.',
    advice:
      'Se não foi você, redefina sua senha agora. Depois, remova das configurações da conta tudo o que você não reconhece.',
    adviceForAdministrator:
      'Se você não esperava esta alteração, entre em contato com {{ projectDisplayName }}.',
    action: 'Abrir configurações da conta',
    reason:
      'Você recebeu este e-mail porque {{ recipientEmail }} é ou foi um endereço de e-mail de uma conta em {{ projectDisplayName }}.',
  },
}
