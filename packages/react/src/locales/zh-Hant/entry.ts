import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  passwordExpired: '此臨時密碼已過期。請重設密碼。',
  wrongPassword: '電子郵件地址或密碼錯誤。',
  noAccount: '還沒有帳號？',
  noMethodTitle: '無法登入',
  noMethod: '這個應用程式尚未開放任何登入方式。請聯絡應用程式的營運者。',

  forgotten: '忘記密碼？',
  mailSend: '以電子郵件傳送驗證碼',
  mailHelp: '我們會以電子郵件傳送驗證碼和登入連結給您。',
  mailInstead: '改用電子郵件驗證碼',
  passwordInstead: '改用密碼',
  or: '或',
  continueWith: '使用 {provider} 繼續',
  lastUsed: '上次使用',
  signInAnonymously: '以訪客身分繼續',

  mailCodeTitle: '請查看電子郵件',
  mailCodeSent: '我們已將驗證碼傳送至 {email}。',
  mailCodeEdit: '變更',
  mailCodeOpen: '開啟收件匣',
  mailCodeHelp: '請輸入 6 位驗證碼，或使用郵件中的連結。',
  mailCodeNotSix: '請輸入全部 6 個字元。',
  mailCodeWrong: '驗證碼錯誤。請使用最新郵件中的驗證碼。',
  mailCodeExpired: '驗證碼已過期。請重新寄送。',
  mailCodeUsed: '驗證碼已使用過。請重新寄送。',
  mailCodeSpent: '驗證碼嘗試次數過多。請重新寄送。',
  mailCodeResend: '重新傳送驗證碼',

  passkeySignIn: '使用密碼金鑰登入',
  passkeyCancelled: '未使用密碼金鑰。請再試一次，或使用其他方式登入。',
  passkeyUnsupported: '這個瀏覽器無法在這裡使用密碼金鑰。請使用其他方式登入。',
  passkeyWrongSite: '在應用程式的這個網址無法使用密碼金鑰。請使用其他方式登入。',
  passkeyUnknown: '這裡沒有登錄這組密碼金鑰。請使用其他方式登入。',
  passkeyFailed: '你的裝置無法使用密碼金鑰。請再試一次，或使用其他方式登入。',
}
