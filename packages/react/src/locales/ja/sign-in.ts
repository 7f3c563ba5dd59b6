import type { Texts } from '../text.js'

export const texts: Texts = {
  passwordExpired: 'この仮パスワードは有効期限が切れています。パスワードを再設定してください。',
  wrongPassword: 'メールアドレスまたはパスワードが正しくありません。',
  signInOnceMoreTitle: 'もう一度ログインしてください',
  signInOnceMore: '安全のため、続けるにはもう一度ログインしてください。',
  noAccount: '初めてですか？',
  noMethodTitle: 'ログインできません',
  noMethod:
    'このアプリでは、ログイン方法がまだ1つも有効になっていません。運営者にお問い合わせください。',

  forgotten: 'パスワードをお忘れですか？',
  mailSend: 'コードをメールで送信',
  mailHelp: 'ログイン用のコードとリンクをメールでお送りします。',
  mailInstead: 'メールのコードを使う',
  passwordInstead: 'パスワードを使う',
  or: 'または',
  continueWith: '{provider}で続ける',
  lastUsed: '前回使用',
  ssoLeaving: '{provider} に移動しています…',
  ssoNotSetUp: 'このメールアドレスにはシングルサインオンが設定されていません。',
  signInAnonymously: 'ゲストとして続行',

  mailCodeTitle: 'メールを確認してください',
  mailCodeSent: '{email} にコードを送信しました。',
  mailCodeEdit: '変更',
  mailCodeOpen: '受信トレイを開く',
  mailCodeHelp: '6 文字のコードを入力するか、メールのリンクを使ってください。',
  mailCodeNotSix: '6 文字すべてを入力してください。',
  mailCodeWrong: 'コードが正しくありません。最新のメールに書かれたコードを使ってください。',
  mailCodeExpired: 'コードの有効期限が切れています。新しいコードを送信してください。',
  mailCodeUsed: 'このコードは使用済みです。新しいコードを送信してください。',
  mailCodeSpent: 'コードの試行回数が上限を超えました。新しいコードを送信してください。',
  mailCodeResend: 'コードを再送信',

  passkeySignIn: 'パスキーでログイン',
  passkeyCancelled:
    'パスキーは使われませんでした。もう一度試すか、別の方法でログインしてください。',
  passkeyNone: 'この端末には、このサイトのパスキーがありません。別の方法でログインしてください。',
  passkeyUnsupported: 'このブラウザではパスキーを使えません。別の方法でログインしてください。',
  passkeyWrongSite:
    'アプリのこのアドレスではパスキーを使えません。別の方法でログインしてください。',
  passkeyUnknown: 'このパスキーは登録されていません。別の方法でログインしてください。',
  passkeyFailed:
    'デバイスでパスキーを使えませんでした。もう一度試すか、別の方法でログインしてください。',
  haveAccount: 'アカウントをお持ちですか？',
  emailExists: 'このメールアドレスのアカウントはすでにあります。',
  noSignUpMethod:
    'このアプリでは、アカウントの作成方法がまだ1つも有効になっていません。運営者にお問い合わせください。',
  signedUp: '{email}にメールを送信しました。メールのリンクを開いて、アドレスを確認してください。',
}
