import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'E-mail ou senha incorretos.',
  noAccount: 'Não tem uma conta?',
  noMethodTitle: 'O login está desativado',
  noMethod: 'Nenhuma forma de login está ativada neste app ainda. Fale com quem o administra.',

  forgotten: 'Esqueceu?',
  mailSend: 'Receber um código',
  mailHelp: 'Enviamos um código e um link para você entrar. Não é preciso ter senha.',
  mailInstead: 'Receber um código por e-mail',
  passwordInstead: 'Usar uma senha',
  or: 'ou',
  continueWith: 'Continuar com {provider}',
  lastUsed: 'Último uso',
  signInAnonymously: 'Continuar sem conta',

  mailCodeTitle: 'Digite o código',
  mailCodeSent: 'Enviamos um e-mail para {email}.',
  mailCodeEdit: 'Alterar',
  mailCodeOpen: 'Abrir meu e-mail',
  mailCodeHelp: 'Seis letras ou números. O link do e-mail também funciona.',
  mailCodeNotSix: 'Digite as seis letras ou números do código.',
  mailCodeWrong: 'Esse código está incorreto. Use o do e-mail mais recente.',
  mailCodeExpired: 'Esse código expirou. Peça um novo.',
  mailCodeUsed: 'Esse código já foi usado. Peça um novo.',
  mailCodeSpent: 'Houve tentativas demais com esse código. Peça um novo.',
  mailCodeResend: 'Enviar um novo código',

  passkeySignIn: 'Entrar com chave de acesso',
  passkeyCancelled: 'Nenhuma chave de acesso foi usada. Tente de novo ou entre de outra forma.',
  passkeyUnsupported: 'Este navegador não pode usar chaves de acesso aqui. Entre de outra forma.',
  passkeyWrongSite:
    'As chaves de acesso não funcionam neste endereço do app. Entre de outra forma.',
  passkeyUnknown: 'Esta chave de acesso não é conhecida aqui. Entre de outra forma.',
  passkeyFailed:
    'Seu dispositivo não conseguiu usar a chave de acesso. Tente de novo ou entre de outra forma.',
}
