import type { Texts } from '../text.js'

export const texts: Texts = {
  ssoSetupStep: '{step}/4단계',
  ssoSetupFor: '{team}의 싱글 사인온입니다. 이 링크는 {date}까지 유효합니다.',
  ssoSetupGoneTitle: '이 링크를 사용할 수 없습니다',
  ssoSetupGone: '만료되었거나 폐기되었거나 전체가 복사되지 않았습니다. 새 링크를 요청하세요.',
  ssoDomainTitle: '도메인 확인',
  ssoDomainLead: '이 도메인의 이메일 주소를 가진 사람은 ID 공급자로 로그인하게 됩니다.',
  ssoDomain: '도메인',
  ssoDomainAdd: '도메인 추가',
  ssoDomainInvalid: 'acme.com과 같이 아직 목록에 없는 도메인을 입력하세요.',
  ssoDomainRecord: '{domain}의 DNS에 이 TXT 레코드를 추가하세요.',
  ssoRecordName: '이름',
  ssoRecordValue: '값',
  ssoDomainCheck: '지금 확인',
  ssoDomainRemove: '도메인 제거',
  ssoDomainMissing:
    '레코드를 찾지 못했습니다. 새 레코드가 모든 곳에서 보이기까지 최대 하루가 걸릴 수 있습니다.',
  ssoDomainTaken: '다른 팀이 이 도메인을 확인했습니다.',
  ssoDomainVerified: '{domain} 도메인이 확인되었습니다.',
  ssoProviderTitle: 'ID 공급자 선택',
  ssoOtherProvider: '기타({protocol})',
  ssoConnectTitle: '{provider} 연결',
  ssoStepsOkta:
    'Okta Admin Console에서 OIDC와 Web Application 유형으로 앱 통합을 만드세요. 이 리디렉션 URI를 입력하고 로그인할 수 있는 사람을 할당하세요.',
  ssoStepsEntra:
    'Entra 관리 센터에서 웹 플랫폼용으로 이 리디렉션 URI를 사용하는 애플리케이션을 등록하세요. 그런 다음 클라이언트 암호를 만드세요.',
  ssoStepsGoogle:
    'Google 관리 콘솔에서 앱, 웹 및 모바일 앱을 차례로 여세요. 맞춤 SAML 앱을 추가하고 메타데이터를 다운로드한 다음 이 값을 입력하세요.',
  ssoStepsKeycloak:
    'Keycloak 관리 콘솔에서 클라이언트 인증과 이 리디렉션 URI를 사용하는 OpenID Connect 클라이언트를 만드세요.',
  ssoStepsOidc: '공급자에서 인증 코드 흐름과 이 리디렉션 URI를 사용하는 클라이언트를 등록하세요.',
  ssoStepsSaml:
    '공급자에서 이 값으로 서비스 공급자를 추가하세요. 어설션은 서명되어야 하고 암호화되지 않아야 합니다.',
  ssoMetadata: '메타데이터 URL 또는 XML',
  ssoValuesRefused: '이 값을 사용할 수 없습니다. 확인한 후 다시 시도하세요.',
  ssoProviderChange: '다른 공급자 선택',
  ssoTestTitle: '로그인 테스트',
  ssoTestLead:
    '테스트는 새 탭에서 열립니다. 거기에서 내 도메인의 주소로 로그인하세요. 테스트는 계정을 만들지 않습니다.',
  ssoTest: '테스트 시작',
  ssoTestFailed: '테스트에 실패했습니다({reason}). 공급자의 값을 확인한 후 다시 시도하세요.',
  ssoTestPassed: '테스트에 성공했습니다.',
  ssoScimTitle: '사용자 프로비저닝(선택 사항)',
  ssoScimLead: 'SCIM 2.0을 사용하면 ID 공급자가 사람을 자동으로 추가하고 제거합니다.',
  ssoScimCreate: 'SCIM 토큰 만들기',
  ssoScimOnce: '지금 토큰을 복사하세요. 한 번만 표시됩니다.',
  ssoDoneTitle: '싱글 사인온 설정이 완료되었습니다',
  ssoDone: '이제 {team}의 관리자가 켤 수 있습니다.',
}
