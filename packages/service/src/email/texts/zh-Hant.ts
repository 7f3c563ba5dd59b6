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
}
