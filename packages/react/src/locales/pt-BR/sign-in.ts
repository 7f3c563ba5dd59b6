import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'Esta senha temporária expirou. Redefina sua senha.',
  wrongPassword: 'E-mail ou senha incorretos.',
  signInOnceMoreTitle: 'Entre novamente',
  signInOnceMore: 'Por segurança, entre novamente para continuar.',
  noAccount: 'Não tem uma conta?',
  noMethodTitle: 'O login não está disponível',
  noMethod: 'Nenhuma forma de login está ativada neste app ainda. Fale com quem o administra.',

  forgotten: 'Esqueceu a senha?',
  mailSend: 'Enviar código por e-mail',
  mailHelp: 'Enviaremos um código e um link de acesso por e-mail.',
  mailInstead: 'Usar um código por e-mail',
  passwordInstead: 'Usar a senha',
  or: 'ou',
  continueWith: 'Continuar com {provider}',
  lastUsed: 'Último uso',
  ssoLeaving: 'Levando você para {provider}…',
  ssoNotSetUp: 'O login único não está configurado para este endereço de e-mail.',
  signInAnonymously: 'Continuar como convidado',

  mailCodeTitle: 'Verifique seu e-mail',
  mailCodeSent: 'Enviamos um código para {email}.',
  mailCodeEdit: 'Alterar',
  mailCodeOpen: 'Abrir e-mail',
  mailCodeHelp: 'Digite o código de 6 caracteres ou use o link do e-mail.',
  mailCodeNotSix: 'Digite os 6 caracteres.',
  mailCodeWrong: 'Esse código está incorreto. Use o do e-mail mais recente.',
  mailCodeExpired: 'Esse código expirou. Peça um novo.',
  mailCodeUsed: 'Esse código já foi usado. Peça um novo.',
  mailCodeSpent: 'Houve tentativas demais com esse código. Peça um novo.',
  mailCodeResend: 'Reenviar código',

  passkeySignIn: 'Entrar com chave de acesso',
  passkeyCancelled: 'Nenhuma chave de acesso foi usada. Tente de novo ou entre de outra forma.',
  passkeyNone: 'Este dispositivo não tem chave de acesso para este site. Entre de outra forma.',
  passkeyUnsupported: 'Este navegador não pode usar chaves de acesso aqui. Entre de outra forma.',
  passkeyWrongSite:
    'As chaves de acesso não funcionam neste endereço do app. Entre de outra forma.',
  passkeyUnknown: 'Esta chave de acesso não é conhecida aqui. Entre de outra forma.',
  passkeyFailed:
    'Seu dispositivo não conseguiu usar a chave de acesso. Tente de novo ou entre de outra forma.',
  haveAccount: 'Já tem uma conta?',
  emailExists: 'Já existe uma conta com este e-mail.',
  noSignUpMethod:
    'Nenhuma forma de criar conta está ativada neste app ainda. Fale com quem o administra.',
  signedUp:
    'Um e-mail está a caminho de {email}. Abra o link dele para confirmar que o endereço é seu.',
}
