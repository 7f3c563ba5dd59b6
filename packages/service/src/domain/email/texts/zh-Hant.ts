import type { EmailLanguage } from './email-texts.js'

export const zhHant: EmailLanguage = {
  tag: 'zh-Hant',
  dir: 'ltr',
  fallback: '如果按鈕無法使用，請開啟此連結：',
  templates: {
    email_verification: {
      subject: '驗證你在 {{ projectDisplayName }} 的電子郵件',
      heading: '驗證你的電子郵件',
      sentence: '請驗證此電子郵件地址，以便在你的 {{ projectDisplayName }} 帳號中使用。',
      expiry: '連結僅可使用一次，有效期為 {{ codeLifetime }}。',
      action: '驗證電子郵件',
      otherwise: '如果不是你本人操作，可以忽略此郵件。',
      reason:
        '你收到此郵件，是因為有人在 {{ projectDisplayName }} 的帳號中填寫了 {{ recipientEmail }}。',
    },
    password_reset: {
      subject: '重設你的 {{ projectDisplayName }} 密碼',
      heading: '重設密碼',
      sentence: '我們收到重設你 {{ projectDisplayName }} 帳號密碼的要求。',
      expiry: '連結僅可使用一次，有效期為 {{ codeLifetime }}。',
      action: '重設密碼',
      otherwise: '如果不是你本人操作，請忽略此郵件。你的密碼不會變更。',
      reason:
        '你收到此郵件，是因為有人在 {{ projectDisplayName }} 要求重設 {{ recipientEmail }} 的密碼。',
    },
    magic_link: {
      subject: '{{ otp }} 是你的 {{ projectDisplayName }} 登入驗證碼',
      heading: '登入 {{ projectDisplayName }}',
      sentence: '輸入此驗證碼即可登入。',
      expiry: '有效期為 {{ codeLifetime }}。',
      action: '不用驗證碼直接登入',
      otherwise:
        '如果不是你本人操作，請忽略此郵件。切勿將驗證碼告訴他人：{{ projectDisplayName }} 的工作人員不會向你索取。',
      reason:
        '你收到此郵件，是因為有人在 {{ projectDisplayName }} 為 {{ recipientEmail }} 要求了登入驗證碼。',
    },
    team_invitation: {
      subject: '加入 {{ projectDisplayName }} 上的 {{ teamDisplayName }}',
      heading: '加入 {{ teamDisplayName }}',
      sentence: '你獲邀加入 {{ projectDisplayName }} 上的團隊 {{ teamDisplayName }}。',
      expiry: '邀請僅可使用一次，有效期為 {{ codeLifetime }}。',
      action: '檢視邀請',
      otherwise: '如果你不認識這個團隊，可以忽略此郵件。',
      reason:
        '你收到此郵件，是因為 {{ recipientEmail }} 獲邀加入 {{ projectDisplayName }} 上的團隊。',
    },
  },
  notifications: {
    headings: {
      new_device: '你的帳號有新的登入',
      password_added: '已新增密碼',
      password_changed: '你的密碼已變更',
      password_removed: '你的密碼已移除',
      primary_email_changed: '你的主要電子郵件已變更',
      sign_in_email_added: '已新增登入電子郵件',
      sign_in_email_removed: '已移除登入電子郵件',
      email_codes_enabled: '已開啟電子郵件驗證碼登入',
      email_codes_disabled: '已關閉電子郵件驗證碼登入',
      provider_connected: '已連結 {{ provider }}',
      provider_disconnected: '已取消連結 {{ provider }}',
      passkey_added: '已新增密碼金鑰',
      passkey_removed: '你的密碼金鑰已移除',
      recovery_codes_created: '已產生新的復原碼',
      recovery_code_used: '已使用一組復原碼',
      two_factor_enabled: '已開啟兩步驟驗證',
      two_factor_disabled: '已關閉兩步驟驗證',
      credentials_revoked: '其他登入方式已移除',
      account_deletion_scheduled: '你的帳號將被刪除',
      account_restored: '你的帳號已復原',
    },
    change: '你的 {{ projectDisplayName }} 帳號有這項變更。',
    changeByAdministrator: '管理員對你的 {{ projectDisplayName }} 帳號進行了這項變更。',
    signIn: '有人在新裝置上登入了你的 {{ projectDisplayName }} 帳號。',
    revocation:
      '你驗證了 {{ projectDisplayName }} 帳號的電子郵件地址。其他登入方式是在此之前新增的，因此已失效。',
    lines: {
      time: '時間：{{ time }}',
      device: '裝置：{{ device }}',
      ipAddress: 'IP 位址：{{ ipAddress }}',
      email: '電子郵件：{{ email }}',
      oldEmail: '原電子郵件：{{ oldEmail }}',
      newEmail: '新電子郵件：{{ newEmail }}',
      provider: '帳號：{{ provider }}',
      deletionTime: '刪除時間：{{ deletionTime }}',
    },
    browserOnSystem: '{{ system }} 上的 {{ browser }}',
    unknown: '不明',
    restoring: '如需保留帳號，請在此時間之前登入。',
    advice: '如果不是你本人操作，請立即重設密碼，然後在帳號設定中移除所有你不認得的內容。',
    adviceForAdministrator: '如果你沒有預期這項變更，請聯絡 {{ projectDisplayName }}。',
    action: '開啟帳號設定',
    reason:
      '你收到此郵件，是因為 {{ recipientEmail }} 是或曾是 {{ projectDisplayName }} 帳號的電子郵件地址。',
  },
}
