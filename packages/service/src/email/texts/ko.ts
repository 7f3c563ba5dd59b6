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
}
