import type { EmailLanguage } from './email-texts.js'

export const zhHans: EmailLanguage = {
  tag: 'zh-Hans',
  dir: 'ltr',
  fallback: '如果按钮无法使用，请打开此链接：',
  templates: {
    email_verification: {
      subject: '验证你在 {{ projectDisplayName }} 的邮箱',
      heading: '验证你的邮箱',
      sentence: '请验证此邮箱地址，以便在你的 {{ projectDisplayName }} 账号中使用。',
      expiry: '链接仅可使用一次，有效期为 {{ codeLifetime }}。',
      action: '验证邮箱',
      otherwise: '如果不是你本人操作，可以忽略此邮件。',
      reason:
        '你收到此邮件，是因为有人在 {{ projectDisplayName }} 的账号中填写了 {{ recipientEmail }}。',
    },
    password_reset: {
      subject: '重置你的 {{ projectDisplayName }} 密码',
      heading: '重置密码',
      sentence: '我们收到了重置你 {{ projectDisplayName }} 账号密码的请求。',
      expiry: '链接仅可使用一次，有效期为 {{ codeLifetime }}。',
      action: '重置密码',
      otherwise: '如果不是你本人操作，请忽略此邮件。你的密码不会改变。',
      reason:
        '你收到此邮件，是因为有人在 {{ projectDisplayName }} 请求重置 {{ recipientEmail }} 的密码。',
    },
    magic_link: {
      subject: '{{ otp }} 是你的 {{ projectDisplayName }} 登录验证码',
      heading: '登录 {{ projectDisplayName }}',
      sentence: '输入此验证码即可登录。',
      expiry: '有效期为 {{ codeLifetime }}。',
      action: '不用验证码直接登录',
      otherwise:
        '如果不是你本人操作，请忽略此邮件。切勿将验证码告诉他人：{{ projectDisplayName }} 的工作人员不会向你索要。',
      reason:
        '你收到此邮件，是因为有人在 {{ projectDisplayName }} 为 {{ recipientEmail }} 请求了登录验证码。',
    },
    team_invitation: {
      subject: '加入 {{ projectDisplayName }} 上的 {{ teamDisplayName }}',
      heading: '加入 {{ teamDisplayName }}',
      sentence: '你受邀加入 {{ projectDisplayName }} 上的团队 {{ teamDisplayName }}。',
      expiry: '邀请仅可使用一次，有效期为 {{ codeLifetime }}。',
      action: '查看邀请',
      otherwise: '如果你不认识这个团队，可以忽略此邮件。',
      reason:
        '你收到此邮件，是因为 {{ recipientEmail }} 受邀加入 {{ projectDisplayName }} 上的团队。',
    },
  },
}
