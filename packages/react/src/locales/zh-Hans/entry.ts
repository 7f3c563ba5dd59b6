import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: '邮箱或密码错误。',
  noAccount: '还没有账号？',
  noMethodTitle: '登录已关闭',
  noMethod: '此应用尚未开启任何登录方式。请联系应用的运营者。',

  forgotten: '忘记密码？',
  mailSend: '发送验证码',
  mailHelp: '我们会发送用于登录的验证码和链接，无需密码。',
  mailInstead: '改用邮件验证码',
  passwordInstead: '改用密码',
  or: '或',
  continueWith: '使用 {provider} 继续',
  lastUsed: '上次使用',
  signInAnonymously: '不使用账号继续',

  mailCodeTitle: '输入验证码',
  mailCodeSent: '我们已向 {email} 发送邮件。',
  mailCodeEdit: '更改',
  mailCodeOpen: '打开我的邮箱',
  mailCodeHelp: '六位字母或数字。也可以使用邮件中的链接。',
  mailCodeNotSix: '请输入完整的六位验证码。',
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
