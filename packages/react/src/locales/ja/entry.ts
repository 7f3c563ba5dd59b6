import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  wrongPassword: 'メールアドレスまたはパスワードが正しくありません。',
  noAccount: '初めてですか？',
  noMethodTitle: 'ログインできません',
  noMethod:
    'このアプリでは、ログイン方法がまだ1つも有効になっていません。運営者にお問い合わせください。',

  forgotten: 'パスワードを忘れた場合',
  mailSend: 'コードをメールで送信',
  mailHelp: 'ログイン用のコードとリンクをお送りします。パスワードは不要です。',
  mailInstead: 'メールのコードでログイン',
  passwordInstead: 'パスワードでログイン',
  or: 'または',
  continueWith: '{provider}で続ける',
  lastUsed: '前回使用',
  signInAnonymously: 'アカウントなしで続ける',

  mailCodeTitle: 'コードを入力',
  mailCodeSent: '{email}にメールを送信しました。',
  mailCodeEdit: '変更',
  mailCodeOpen: 'メールボックスを開く',
  mailCodeHelp: '6文字の英数字です。メールのリンクからもログインできます。',
  mailCodeNotSix: 'コードを6文字すべて入力してください。',
  mailCodeWrong: 'コードが正しくありません。最新のメールに書かれたコードを使ってください。',
  mailCodeExpired: 'コードの有効期限が切れています。新しいコードを送信してください。',
  mailCodeUsed: 'このコードは使用済みです。新しいコードを送信してください。',
  mailCodeSpent: 'コードの試行回数が上限を超えました。新しいコードを送信してください。',
  mailCodeResend: '新しいコードを送信',

  passkeySignIn: 'パスキーでログイン',
  passkeyCancelled:
    'パスキーは使われませんでした。もう一度試すか、別の方法でログインしてください。',
  passkeyUnsupported: 'このブラウザではパスキーを使えません。別の方法でログインしてください。',
  passkeyWrongSite:
    'アプリのこのアドレスではパスキーを使えません。別の方法でログインしてください。',
  passkeyUnknown: 'このパスキーは登録されていません。別の方法でログインしてください。',
  passkeyFailed:
    'デバイスでパスキーを使えませんでした。もう一度試すか、別の方法でログインしてください。',
}
