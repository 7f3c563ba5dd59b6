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
  notifications: {
    headings: {
      new_device: '你的账号有新的登录',
      password_added: '已添加密码',
      password_changed: '你的密码已更改',
      password_removed: '你的密码已移除',
      primary_email_changed: '你的主邮箱已更改',
      sign_in_email_added: '已添加登录邮箱',
      sign_in_email_removed: '已移除登录邮箱',
      email_codes_enabled: '已开启邮箱验证码登录',
      email_codes_disabled: '已关闭邮箱验证码登录',
      provider_connected: '已关联 {{ provider }}',
      provider_disconnected: '已取消关联 {{ provider }}',
      passkey_added: '已添加通行密钥',
      passkey_removed: '你的通行密钥已移除',
      recovery_codes_created: '已生成新的恢复代码',
      recovery_code_used: '已使用一个恢复代码',
      two_factor_enabled: '已开启两步验证',
      two_factor_disabled: '已关闭两步验证',
      credentials_revoked: '其他登录方式已移除',
      account_deletion_scheduled: '你的账号将被删除',
      account_restored: '你的账号已恢复',
    },
    change: '你的 {{ projectDisplayName }} 账号有此项更改。',
    changeByAdministrator: '管理员对你的 {{ projectDisplayName }} 账号进行了此项更改。',
    signIn: '有人在新设备上登录了你的 {{ projectDisplayName }} 账号。',
    revocation:
      '你验证了 {{ projectDisplayName }} 账号的邮箱地址。其他登录方式是在此之前添加的，因此已失效。',
    lines: {
      time: '时间：{{ time }}',
      device: '设备：{{ device }}',
      ipAddress: 'IP 地址：{{ ipAddress }}',
      email: '邮箱：{{ email }}',
      oldEmail: '原邮箱：{{ oldEmail }}',
      newEmail: '新邮箱：{{ newEmail }}',
      provider: '账号：{{ provider }}',
      deletionTime: '删除时间：{{ deletionTime }}',
    },
    browserOnSystem: '{{ system }} 上的 {{ browser }}',
    unknown: '未知',
    restoring: '如需保留账号，请在此时间之前登录。',
    advice: '如果不是你本人操作，请立即重置密码，然后在账号设置中移除所有你不认识的内容。',
    adviceForAdministrator: '如果你没有预料到此项更改，请联系 {{ projectDisplayName }}。',
    action: '打开账号设置',
    reason:
      '你收到此邮件，是因为 {{ recipientEmail }} 是或曾是 {{ projectDisplayName }} 账号的邮箱地址。',
  },
}
