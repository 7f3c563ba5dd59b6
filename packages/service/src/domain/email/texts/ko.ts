import type { EmailLanguage } from './email-texts.js'

export const ko: EmailLanguage = {
  tag: 'ko',
  dir: 'ltr',
  fallback: '버튼이 작동하지 않으면 다음 링크를 여세요.',
  templates: {
    email_verification: {
      subject: '{{ projectDisplayName }} 이메일 인증',
      heading: '이메일을 인증하세요',
      sentence: '{{ projectDisplayName }} 계정에서 이 이메일 주소를 사용하려면 인증하세요.',
      expiry: '링크는 한 번만 사용할 수 있으며 {{ codeLifetime }} 동안 유효합니다.',
      action: '이메일 인증',
      otherwise: '본인이 아니라면 이 이메일을 무시하셔도 됩니다.',
      reason:
        '{{ projectDisplayName }} 계정에 {{ recipientEmail }} 주소가 입력되어 이 이메일을 보내드립니다.',
    },
    password_reset: {
      subject: '{{ projectDisplayName }} 비밀번호 재설정',
      heading: '비밀번호를 재설정하세요',
      sentence: '{{ projectDisplayName }} 계정의 비밀번호 재설정 요청을 받았습니다.',
      expiry: '링크는 한 번만 사용할 수 있으며 {{ codeLifetime }} 동안 유효합니다.',
      action: '비밀번호 재설정',
      otherwise: '본인이 아니라면 이 이메일을 무시하세요. 비밀번호는 바뀌지 않습니다.',
      reason:
        '{{ projectDisplayName }}에서 {{ recipientEmail }}의 비밀번호 재설정이 요청되어 이 이메일을 보내드립니다.',
    },
    magic_link: {
      subject: '{{ otp }} - {{ projectDisplayName }} 로그인 코드',
      heading: '{{ projectDisplayName }}에 로그인',
      sentence: '로그인하려면 이 코드를 입력하세요.',
      expiry: '코드는 {{ codeLifetime }} 동안 유효합니다.',
      action: '코드 없이 로그인',
      otherwise:
        '본인이 아니라면 이 이메일을 무시하세요. 코드를 다른 사람에게 알려주지 마세요. {{ projectDisplayName }}에서는 코드를 묻지 않습니다.',
      reason:
        '{{ projectDisplayName }}에서 {{ recipientEmail }}의 로그인 코드가 요청되어 이 이메일을 보내드립니다.',
    },
    team_invitation: {
      subject: '{{ projectDisplayName }}의 {{ teamDisplayName }} 팀 초대',
      heading: '{{ teamDisplayName }} 팀에 참여하세요',
      sentence: '{{ projectDisplayName }}의 {{ teamDisplayName }} 팀에 초대받았습니다.',
      expiry: '초대는 한 번만 사용할 수 있으며 {{ codeLifetime }} 동안 유효합니다.',
      action: '초대 보기',
      otherwise: '이 팀을 모르신다면 이 이메일을 무시하셔도 됩니다.',
      reason:
        '{{ projectDisplayName }}의 팀에 {{ recipientEmail }} 주소가 초대되어 이 이메일을 보내드립니다.',
    },
  },
  notifications: {
    headings: {
      new_device: '계정에 새로운 로그인이 있습니다',
      password_added: '비밀번호가 추가되었습니다',
      password_changed: '비밀번호가 변경되었습니다',
      password_removed: '비밀번호가 삭제되었습니다',
      primary_email_changed: '기본 이메일이 변경되었습니다',
      sign_in_email_added: '로그인 이메일이 추가되었습니다',
      sign_in_email_removed: '로그인 이메일이 삭제되었습니다',
      email_codes_enabled: '이메일 코드 로그인이 켜졌습니다',
      email_codes_disabled: '이메일 코드 로그인이 꺼졌습니다',
      provider_connected: '{{ provider }} 계정이 연결되었습니다',
      provider_disconnected: '{{ provider }} 계정 연결이 해제되었습니다',
      passkey_added: '패스키가 추가되었습니다',
      passkey_removed: '패스키가 삭제되었습니다',
      recovery_codes_created: '새 복구 코드가 생성되었습니다',
      recovery_code_used: '복구 코드가 사용되었습니다',
      two_factor_enabled: '2단계 인증이 켜졌습니다',
      two_factor_disabled: '2단계 인증이 꺼졌습니다',
      credentials_revoked: '다른 로그인 방법이 삭제되었습니다',
      account_deletion_scheduled: '계정이 삭제될 예정입니다',
      account_restored: '계정이 복원되었습니다',
    },
    change: '{{ projectDisplayName }} 계정에서 이 항목이 변경되었습니다.',
    changeByAdministrator: '관리자가 {{ projectDisplayName }} 계정에서 이 항목을 변경했습니다.',
    signIn: '새 기기에서 {{ projectDisplayName }} 계정에 로그인했습니다.',
    revocation:
      '{{ projectDisplayName }} 계정의 이메일 주소를 인증했습니다. 다른 로그인 방법은 그 전에 추가되어 더 이상 사용할 수 없습니다.',
    lines: {
      time: '시간: {{ time }}',
      device: '기기: {{ device }}',
      ipAddress: 'IP 주소: {{ ipAddress }}',
      email: '이메일: {{ email }}',
      oldEmail: '이전 이메일: {{ oldEmail }}',
      newEmail: '새 이메일: {{ newEmail }}',
      provider: '계정: {{ provider }}',
      deletionTime: '삭제 시각: {{ deletionTime }}',
    },
    browserOnSystem: '{{ system }}의 {{ browser }}',
    unknown: '알 수 없음',
    restoring: '계정을 유지하려면 그 시각 전에 로그인하세요.',
    advice:
      '본인이 아니라면 지금 비밀번호를 재설정하세요. 그런 다음 계정 설정에서 모르는 항목을 모두 삭제하세요.',
    adviceForAdministrator: '예상하지 못한 변경이라면 {{ projectDisplayName }}에 문의하세요.',
    action: '계정 설정 열기',
    reason:
      '{{ recipientEmail }} 주소가 {{ projectDisplayName }} 계정의 이메일 주소이거나 이메일 주소였기 때문에 이 이메일을 보내 드립니다.',
  },
}
