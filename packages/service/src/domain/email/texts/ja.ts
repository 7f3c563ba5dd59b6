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
  notifications: {
    headings: {
      new_device: 'アカウントへの新しいログイン',
      password_added: 'パスワードが追加されました',
      password_changed: 'パスワードが変更されました',
      password_removed: 'パスワードが削除されました',
      primary_email_changed: 'メインのメールアドレスが変更されました',
      sign_in_email_added: 'ログイン用のメールアドレスが追加されました',
      sign_in_email_removed: 'ログイン用のメールアドレスが削除されました',
      email_codes_enabled: 'メールのコードによるログインが有効になりました',
      email_codes_disabled: 'メールのコードによるログインが無効になりました',
      provider_connected: '{{ provider }} が連携されました',
      provider_disconnected: '{{ provider }} の連携が解除されました',
      passkey_added: 'パスキーが追加されました',
      passkey_removed: 'パスキーが削除されました',
      recovery_codes_created: '新しいリカバリーコードが作成されました',
      recovery_code_used: 'リカバリーコードが使用されました',
      two_factor_enabled: '2 段階認証が有効になりました',
      two_factor_disabled: '2 段階認証が無効になりました',
      credentials_revoked: 'ほかのログイン方法が削除されました',
      account_deletion_scheduled: 'アカウントは削除されます',
      account_restored: 'アカウントが復元されました',
    },
    change: '{{ projectDisplayName }} のアカウントにこの変更が行われました。',
    changeByAdministrator: '管理者が {{ projectDisplayName }} のアカウントにこの変更を行いました。',
    signIn: '新しいデバイスから {{ projectDisplayName }} のアカウントにログインがありました。',
    revocation:
      '{{ projectDisplayName }} のアカウントのメールアドレスが確認されました。ほかのログイン方法はその前に追加されたものなので、使えなくなりました。',
    lines: {
      time: '日時：{{ time }}',
      device: 'デバイス：{{ device }}',
      ipAddress: 'IP アドレス：{{ ipAddress }}',
      email: 'メールアドレス：{{ email }}',
      oldEmail: '以前のメールアドレス：{{ oldEmail }}',
      newEmail: '新しいメールアドレス：{{ newEmail }}',
      provider: 'アカウント：{{ provider }}',
      deletionTime: '削除日時：{{ deletionTime }}',
    },
    browserOnSystem: '{{ system }} の {{ browser }}',
    unknown: '不明',
    restoring: 'アカウントを残すには、この日時より前にログインしてください。',
    advice:
      '心当たりがない場合は、すぐにパスワードをリセットしてください。その後、アカウント設定で見覚えのないものをすべて削除してください。',
    adviceForAdministrator:
      'この変更に心当たりがない場合は、{{ projectDisplayName }} にお問い合わせください。',
    action: 'アカウント設定を開く',
    reason:
      '{{ recipientEmail }} が {{ projectDisplayName }} のアカウントのメールアドレスである、またはあったため、このメールをお送りしています。',
  },
}
