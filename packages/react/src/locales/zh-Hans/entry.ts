import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  passwordExpired: '此临时密码已过期。请重置密码。',
  wrongPassword: '邮箱或密码错误。',
  noAccount: '还没有账号？',
  noMethodTitle: '无法登录',
  noMethod: '此应用尚未开启任何登录方式。请联系应用的运营者。',

  forgotten: '忘记密码？',
  mailSend: '通过邮件发送验证码',
  mailHelp: '我们会通过邮件向您发送验证码和登录链接。',
  mailInstead: '改用邮件验证码',
  passwordInstead: '改用密码',
  or: '或',
  continueWith: '使用 {provider} 继续',
  lastUsed: '上次使用',
  signInAnonymously: '以访客身份继续',

  mailCodeTitle: '请查收邮件',
  mailCodeSent: '我们已将验证码发送至 {email}。',
  mailCodeEdit: '更改',
  mailCodeOpen: '打开收件箱',
  mailCodeHelp: '请输入 6 位验证码，或使用邮件中的链接。',
  mailCodeNotSix: '请输入全部 6 个字符。',
  mailCodeWrong: '验证码错误。请使用最新邮件中的验证码。',
  mailCodeExpired: '验证码已过期。请重新发送。',
  mailCodeUsed: '验证码已被使用。请重新发送。',
  mailCodeSpent: '验证码尝试次数过多。请重新发送。',
  mailCodeResend: '重新发送验证码',

  passkeySignIn: '使用通行密钥登录',
  passkeyCancelled: '未使用通行密钥。请重试，或使用其他方式登录。',
  passkeyUnsupported: '此浏览器无法在这里使用通行密钥。请使用其他方式登录。',
  passkeyWrongSite: '在应用的这个网址下无法使用通行密钥。请使用其他方式登录。',
  passkeyUnknown: '这里没有登记此通行密钥。请使用其他方式登录。',
  passkeyFailed: '你的设备无法使用此通行密钥。请重试，或使用其他方式登录。',
}
