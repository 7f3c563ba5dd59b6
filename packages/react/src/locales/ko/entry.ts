import type { TextsOf } from '../text.js'

export const texts: TextsOf<'entry'> = {
  passwordExpired: '이 임시 비밀번호는 만료되었습니다. 비밀번호를 재설정하세요.',
  wrongPassword: '이메일 또는 비밀번호가 올바르지 않습니다.',
  signInOnceMoreTitle: '다시 로그인하세요',
  signInOnceMore: '보안을 위해 계속하려면 다시 로그인하세요.',
  noAccount: '처음이신가요?',
  noMethodTitle: '로그인할 수 없습니다',
  noMethod: '이 앱에는 아직 사용할 수 있는 로그인 방법이 없습니다. 앱 운영자에게 문의하세요.',

  forgotten: '비밀번호를 잊으셨나요?',
  mailSend: '이메일로 코드 받기',
  mailHelp: '로그인 코드와 링크를 이메일로 보내 드립니다.',
  mailInstead: '이메일 코드 사용',
  passwordInstead: '비밀번호 사용',
  or: '또는',
  continueWith: '{provider} 계정으로 계속',
  lastUsed: '최근 사용',
  signInAnonymously: '게스트로 계속',

  mailCodeTitle: '이메일을 확인하세요',
  mailCodeSent: '{email}(으)로 코드를 보냈습니다.',
  mailCodeEdit: '변경',
  mailCodeOpen: '받은편지함 열기',
  mailCodeHelp: '6자리 코드를 입력하거나 이메일의 링크를 사용하세요.',
  mailCodeNotSix: '6자를 모두 입력하세요.',
  mailCodeWrong: '코드가 올바르지 않습니다. 가장 최근 메일의 코드를 사용하세요.',
  mailCodeExpired: '코드가 만료되었습니다. 새 코드를 받으세요.',
  mailCodeUsed: '이미 사용한 코드입니다. 새 코드를 받으세요.',
  mailCodeSpent: '코드를 너무 많이 시도했습니다. 새 코드를 받으세요.',
  mailCodeResend: '코드 다시 보내기',

  passkeySignIn: '패스키로 로그인',
  passkeyCancelled: '패스키를 사용하지 않았습니다. 다시 시도하거나 다른 방법으로 로그인하세요.',
  passkeyUnsupported: '이 브라우저에서는 패스키를 사용할 수 없습니다. 다른 방법으로 로그인하세요.',
  passkeyWrongSite: '앱의 이 주소에서는 패스키를 사용할 수 없습니다. 다른 방법으로 로그인하세요.',
  passkeyUnknown: '등록되지 않은 패스키입니다. 다른 방법으로 로그인하세요.',
  passkeyFailed:
    '기기에서 패스키를 사용하지 못했습니다. 다시 시도하거나 다른 방법으로 로그인하세요.',
}
