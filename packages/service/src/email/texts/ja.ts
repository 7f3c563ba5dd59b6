import type { EmailLanguage } from './email-texts.js'

export const ja: EmailLanguage = {
  tag: 'ja',
  dir: 'ltr',
  fallback: 'ボタンが機能しない場合は、次のリンクを開いてください。',
  templates: {
    email_verification: {
      subject: '{{ projectDisplayName }} のメールアドレスの確認',
      heading: 'メールアドレスの確認',
      sentence:
        'このメールアドレスを {{ projectDisplayName }} のアカウントで使用するには、確認してください。',
      expiry: 'リンクは1回のみ有効です。有効期間は {{ codeLifetime }}です。',
      action: 'メールアドレスを確認',
      otherwise: 'お心当たりがない場合は、このメールを無視してください。',
      reason:
        'このメールは、{{ projectDisplayName }} のアカウントに {{ recipientEmail }} が入力されたため送信されました。',
    },
    password_reset: {
      subject: '{{ projectDisplayName }} のパスワードの再設定',
      heading: 'パスワードの再設定',
      sentence:
        '{{ projectDisplayName }} アカウントのパスワード再設定のリクエストを受け付けました。',
      expiry: 'リンクは1回のみ有効です。有効期間は {{ codeLifetime }}です。',
      action: 'パスワードを再設定',
      otherwise:
        'お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。',
      reason:
        'このメールは、{{ projectDisplayName }} で {{ recipientEmail }} のパスワード再設定がリクエストされたため送信されました。',
    },
    magic_link: {
      subject: '{{ otp }} は {{ projectDisplayName }} のログインコードです',
      heading: '{{ projectDisplayName }} にログイン',
      sentence: 'ログインするには、このコードを入力してください。',
      expiry: '有効期間は {{ codeLifetime }}です。',
      action: 'コードなしでログイン',
      otherwise:
        'お心当たりがない場合は、このメールを無視してください。コードは誰にも教えないでください。{{ projectDisplayName }} の担当者がお尋ねすることはありません。',
      reason:
        'このメールは、{{ projectDisplayName }} で {{ recipientEmail }} のログインコードがリクエストされたため送信されました。',
    },
    team_invitation: {
      subject: '{{ projectDisplayName }} の {{ teamDisplayName }} への招待',
      heading: '{{ teamDisplayName }} に参加',
      sentence: '{{ projectDisplayName }} のチーム {{ teamDisplayName }} に招待されました。',
      expiry: '招待は1回のみ有効です。有効期間は {{ codeLifetime }}です。',
      action: '招待を見る',
      otherwise: 'このチームにお心当たりがない場合は、このメールを無視してください。',
      reason:
        'このメールは、{{ recipientEmail }} が {{ projectDisplayName }} のチームに招待されたため送信されました。',
    },
  },
}
