import type { Texts } from '../text.js'

/** Portuguese of Brazil. People are addressed with "você". */
export const texts: Texts = {
  methodsIntro: 'Os métodos de login e o que os usuários podem fazer sozinhos.',
  methods: 'Métodos',
  emailAndPassword: 'E-mail e senha',
  emailCodeAndLink: 'Código e link por e-mail',
  signInEmails: 'E-mails',
  codeInSubject: 'Mostrar o código no assunto dos e-mails de login',
  userRights: 'O que os usuários podem fazer',
  allowSignUp: 'Permitir o cadastro',
  usersDeleteAccount: 'Os usuários podem excluir a própria conta',
  usersCreateTeams: 'Os usuários podem criar equipes',
  teamForEveryUser: 'Criar uma equipe para cada novo usuário',
  usersCreateApiKeys: 'Os usuários podem criar chaves de API',
  teamsHaveApiKeys: 'As equipes podem ter chaves de API',
  emailInUse: 'Se um provedor retornar um e-mail que já está em uso',
  linkProvider: 'Vincular o provedor àquela conta',
  rejectSignIn: 'Rejeitar o login',
  createOtherAccount: 'Criar outra conta',

  policiesTitle: 'Políticas',
  policiesIntro:
    'Regras para as contas dos usuários. Elas também valem para contas e sessões existentes.',
  signUpAndPasswords: 'Cadastro e senhas',
  requireVerifiedEmail: 'Exigir e-mail confirmado',
  requireVerifiedEmailHelp: 'Os usuários não podem usar o app até confirmarem o e-mail principal.',
  rejectBreachedPasswords: 'Rejeitar senhas vazadas',
  rejectBreachedPasswordsHelp:
    'Compara as novas senhas com a lista do Have I Been Pwned. A lista recebe só os cinco primeiros caracteres de um hash.',
  proofOfWork: 'Prova de trabalho',
  proofOfWorkHelp:
    'Os navegadores calculam por um momento antes de um cadastro ou código por e-mail, o que encarece os cadastros automáticos. Os usuários não fazem nada.',
  proofUnderAttack: 'Sob ataque',
  proofAlways: 'Sempre',
  proofNever: 'Nunca',
  twoStepRules: 'Verificação em duas etapas',
  requiredFrom: 'Obrigatória a partir de',
  requiredFromHelp:
    'Meia-noite UTC. Deixe vazio para manter a verificação em duas etapas opcional.',
  requiredFor: 'Obrigatória para',
  requiredForHelp:
    'Um usuário tem uma permissão no projeto ou em qualquer equipe, também por outra permissão que a contém.',
  allUsers: 'Todos os usuários',
  usersWith: 'Usuários com {permission}',
  daysToSetUp: 'Dias para configurar',
  daysToSetUpHelp:
    'Contados a partir do cadastro ou daquela data, o que for mais tarde. Depois disso, os usuários só podem configurá-la ou sair.',
  passkeyReplacesCode: 'Uma chave de acesso substitui o código',
  passkeyReplacesCodeHelp:
    'Quem entra com uma chave de acesso que verifica digital, rosto ou PIN não digita código.',
  sessionRules: 'Sessões',
  sessionsPerUser: 'Sessões por usuário',
  sessionsPerUserHelp:
    'A sessão mais antiga termina quando um usuário entra mais uma vez. 0 significa sem limite.',
  daysUntilSignIn: 'Dias até entrar de novo',
  daysUntilSignInHelp:
    'Contados a partir do login. 0 mantém o limite do serviço, que não pode ser excedido.',
  daysUntilIdleEnd: 'Dias até terminar uma sessão sem uso',
  daysUntilIdleEndHelp:
    'Contados a partir do último uso. 0 mantém o limite do serviço, que não pode ser excedido.',
  accountDeletion: 'Exclusão da conta',
  daysToRestore: 'Dias para restaurar uma conta excluída',
  daysToRestoreHelp: 'Quem exclui a conta pode mudar de ideia. 0 a exclui na hora.',

  providersTitle: 'Provedores OAuth',
  providersIntro:
    'Com suas próprias chaves, o provedor mostra o nome do seu app. As chaves compartilhadas são para testes.',
  providersCaption: 'Provedores de login',
  provider: 'Provedor',
  clientId: 'ID do cliente',
  sharedKeys: 'Chaves compartilhadas',
  ownKeys: 'Suas próprias chaves',
  turnOn: 'Ativar',
  turnOnNamed: 'Ativar {name}',
  turnOff: 'Desativar',
  turnOffNamed: 'Desativar {name}',
  turnOffNamedTitle: 'Desativar {name}?',
  turnOffHelp:
    'Os usuários não podem entrar com {name} até que você o ative de novo. As chaves dele são excluídas.',
  providerKeys: 'Chaves',
  sharedKeysForTesting: 'Chaves compartilhadas, para testes',
  createKeysAt: 'Crie as chaves em {provider} e copie-as para cá.',
  callbackUrl: 'URL de retorno',
  callbackUrlHelp: 'Informe-a ao provedor quando criar as chaves lá.',
  servicesId: 'ID de serviços',
  clientSecret: 'Segredo do cliente',
  clientSecretHelp: 'Deixe vazio para manter o segredo armazenado.',
  configurationId: 'ID da configuração',
  tenantId: 'ID do locatário',
  keyFile: 'Arquivo da chave',
  replaceKeyFileHelp:
    'Escolha um arquivo e preencha os dois IDs só para substituir a chave armazenada.',
  keyFileHelp:
    'O arquivo .p8 de uma chave com “Iniciar sessão com a Apple”. A Apple permite baixá-lo uma única vez.',
  keyId: 'ID da chave',
  tenCharacters: '10 letras e algarismos',
  appleTeamId: 'ID da equipe',
  appleTeamIdHelp: 'A Apple o mostra no canto superior direito da sua conta.',
  keyIncomplete:
    'Para substituir a chave, escolha o arquivo dela e preencha o ID da chave e o da equipe.',
  keyInvalid: 'Este arquivo não é uma chave da Apple. Escolha o arquivo .p8 que você baixou.',

  domainsTitle: 'Domínios',
  domainsIntro:
    'Os links dos e-mails e os redirecionamentos dos provedores só levam a estes domínios.',
  trustedDomains: 'Domínios confiáveis',
  domainsCaption: 'Onde ficam as páginas deste projeto',
  noDomains: 'Ainda não há domínios. Adicione o endereço do seu app.',
  domain: 'Domínio',
  pathOfPages: 'Caminho das páginas',
  addDomainTitle: 'Adicionar um domínio',
  addDomain: 'Adicionar domínio',
  domainAdded: 'Adicionado.',
  domainHelp: 'https:// é acrescentado, a menos que você digite http://.',
  pathOfHostedPages: 'Caminho das páginas hospedadas',
  developmentSettings: 'Desenvolvimento',
  allowLocalhost: 'Permitir localhost',
  allowLocalhostHelp: 'Confia em todas as portas da sua máquina. Desative antes da produção.',
  domainInvalid: 'Digite um domínio, como app.example.com.',
  removeDomain: 'Remover domínio',
  removeDomainHelp: 'Os links dos e-mails não levam mais para lá.',
  productionMode: 'Modo de produção',
  allChecksPass: 'Tudo certo.',
  turnOnProduction: 'Ativar o modo de produção',
  turnOffProduction: 'Desativar o modo de produção',

  brandingTitle: 'Marca',
  brandingIntro:
    'A aparência das páginas de login e dos e-mails de {project}. O nome fica em {link}.',
  settingsLink: 'Configurações',
  logo: 'Logo',
  logoHelp:
    'Substitui a inicial e o nome. PNG, JPEG ou WebP, até 256 KiB, com pelo menos 80 pixels de altura.',
  darkLogo: 'Logo em fundos escuros',
  darkLogoHelp: 'Sem ele, páginas e e-mails mostram o mesmo logo no modo escuro.',
  supportEmail: 'E-mail de suporte',
  supportEmailHelp:
    'As páginas apontam para ele, e os e-mails o mencionam. Os usuários veem este endereço.',
  signInPreview: 'Prévia da página de login',
  inLightMode: 'No modo claro',
  inDarkMode: 'No modo escuro',
  previewTitle: 'Entrar',
  previewEmail: 'E-mail',
  previewContinue: 'Continuar',
  previewNoAccount: 'Não tem uma conta? {link}',
  previewSignUp: 'Criar conta',
  previewSupport: 'Falar com o suporte',
  logoAlt: 'Logo, como os usuários o veem',
  darkLogoAlt: 'Logo em fundos escuros, como os usuários o veem',
  logoPicture: 'Imagem do logo',
  darkLogoPicture: 'Imagem do logo em fundos escuros',
  urlStart: 'Uma URL que começa com https://',
  uploadPicture: 'Enviar uma imagem',
  uploaded: 'Enviada. Salve para usá-la.',
  accentColor: 'Cor de destaque',
  chooseColor: 'Escolher a cor de destaque',
  colorFormat: '# e seis algarismos ou letras de A a F, como {example}',
  useDefault: 'Usar o padrão',
  colorHelp: 'Os botões e links têm esta cor.',
  colorReadable: 'Fácil de ler em fundos claros e escuros.',
  colorChanged:
    'Os links ficam {light} em fundos claros e {dark} em fundos escuros, porque esta cor é difícil de ler neles. Os botões têm a própria cor.',
  colorChangedOnLight:
    'Os links ficam {color} em fundos claros, porque esta cor é difícil de ler neles. Os botões têm a própria cor.',
  colorChangedOnDark:
    'Os links ficam {color} em fundos escuros, porque esta cor é difícil de ler neles. Os botões têm a própria cor.',

  settingsTitle: 'Configurações',
  aboutProject: 'Sobre este projeto',
  projectIdShort: 'ID',
  projectDangerZone: 'Zona de perigo',
  projectDangerZoneHelp: 'Os usuários não podem mais entrar, e as chaves param de funcionar.',
  deleteProject: 'Excluir projeto',
  deleteProjectOneUser:
    'Exclui o usuário, as equipes e as chaves deste projeto. Não é possível desfazer.',
  deleteProjectUsers: {
    one: 'Exclui {count} usuário, as equipes e as chaves deste projeto. Não é possível desfazer.',
    other:
      'Exclui todos os {count} usuários, as equipes e as chaves deste projeto. Não é possível desfazer.',
  },

  owner: 'Proprietário',
  unknownTeam: 'Equipe desconhecida',
  yourAccount: 'Sua conta',
  ownedByTeam:
    'Os membros desta equipe podem ver o projeto. Quem tem a permissão team_admin pode alterá-lo.',
  inviteColleagues: 'Convidar colegas',
  transferProject: 'Transferir projeto',
  transferNamedTitle: 'Transferir “{name}”?',
  transferHelp:
    'Os membros da equipe poderão ver o projeto, e quem tem a permissão team_admin poderá alterá-lo. Quem o gerencia hoje e não está na equipe perde o acesso.',
  newOwner: 'Novo proprietário',
  createATeam: 'Criar uma equipe',
  shareWithTeam:
    'Para gerenciar o projeto com colegas, transfira-o para uma equipe. Os membros podem vê-lo, e quem tem a permissão team_admin pode alterá-lo.',
  shareWithNewTeam:
    'Para gerenciar o projeto com colegas, crie uma equipe, transfira o projeto para ela e convide-os.',
  shareByOperator:
    'Para gerenciar o projeto com colegas, transfira-o para uma equipe. Peça a quem opera este serviço que adicione você a uma.',

  beforeTurningOn: 'Antes de ativá-lo:',
  turnOffSetting: 'Desative “{setting}” acima.',
  removeThisMachine: '{domain}: remova, pois é este computador.',
  useHostName: '{domain}: use um nome em vez de um endereço IP.',
  listEachHost: '{domain}: liste cada host em vez de um padrão.',
  useHttps: '{domain}: use https:// em vez de http://.',
  enterOnlyHost: '{domain}: insira apenas https:// e o nome do host.',
}
