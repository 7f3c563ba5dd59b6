import type { Texts } from '../text.js'

export const texts: Texts = {
  oauthServer: 'Servidor OAuth',
  oauthServerKeywords:
    'provedor OAuth, OpenID Connect, MCP, clientes, consentimento, escopos, dispositivo',
  oauthServerIntro:
    'Outros apps, ferramentas de linha de comando e agentes de IA fazem login dos seus usuários com a conta deles, se eles permitirem.',
  oauthOffTitle: 'Deixe os usuários entrarem em outros apps',
  oauthOffHelp: 'Seu app se torna um provedor de OAuth e OpenID Connect para:',
  oauthForApps: 'outro app seu ou o de um parceiro',
  oauthForTools: 'ferramentas de linha de comando, TVs e outros dispositivos',
  oauthForAgents: 'agentes de IA e clientes MCP que chamam a sua API',
  oauthClientsKept: {
    one: 'Está desativado. {count} cliente fica guardado para quando você ativar de novo.',
    other: 'Está desativado. {count} clientes ficam guardados para quando você ativar de novo.',
  },
  consentUrl: 'URL da página de consentimento',
  consentUrlHelp:
    'A página do seu app que pergunta aos usuários antes que outro app receba acesso. As páginas prontas a incluem.',
  oauthClients: 'Clientes',
  oauthClientsHelp:
    'Um cliente é um app, uma ferramenta ou um serviço que usa o seu servidor OAuth.',
  noOAuthClients:
    'Ainda não há clientes. Crie um para o primeiro app em que os usuários devem entrar.',
  newOAuthClient: 'Novo cliente',
  createOAuthClient: 'Criar cliente',
  oauthClientCreated: 'Cliente criado',
  clientKind: 'Tipo',
  grantBrowser: 'Login no navegador',
  grantRefresh: 'Renova o acesso',
  grantService: 'Age por si mesmo',
  grantDevice: 'Código em outro dispositivo',
  grantTypes: 'Tipos de concessão',
  redirectUrls: 'URLs de redirecionamento',
  moreRedirectUrls: { one: 'e mais {count}', other: 'e mais {count}' },
  kindWeb: 'App com servidor',
  kindWebHelp: 'Guarda um segredo no servidor. Por exemplo, Next.js ou Rails.',
  kindBrowser: 'App no navegador',
  kindBrowserHelp: 'Roda só no navegador, por isso não tem segredo.',
  kindNative: 'Linha de comando ou desktop',
  kindNativeHelp: 'Abre o navegador e espera na máquina do usuário.',
  kindPhone: 'App de celular',
  kindPhoneHelp: 'Abre o navegador, que volta por um link.',
  kindDevice: 'TV ou outro dispositivo',
  kindDeviceHelp: 'Mostra um código que se digita em outro dispositivo.',
  kindService: 'Serviço sem usuários',
  kindServiceHelp: 'Chama a sua API em nome próprio, com um segredo.',
  clientNameHelp: 'Os usuários o leem quando o cliente pede acesso.',
  redirectUrlsWebHelp:
    'Uma por linha. Os usuários voltam exatamente a estas URLs: https ou, para desenvolvimento, http em localhost.',
  redirectUrlsNativeHelp:
    'Uma por linha, com http e 127.0.0.1. O cliente pode usar qualquer porta.',
  redirectUrlsPhoneHelp:
    'Uma por linha. Uma URL https ou um esquema como com.example.app:/callback.',
  redirectUrlMissing: 'Digite pelo menos uma URL de redirecionamento.',
  redirectUrlNotWeb: '{url} não é possível. Use https, ou http em localhost, sem #.',
  redirectUrlNotNative: '{url} não é possível. Use http com 127.0.0.1 ou localhost, sem #.',
  redirectUrlNotPhone:
    '{url} não é possível. Use https, ou um esquema como com.example.app, sem #.',
  scopes: 'Escopos',
  clientScopesHelp: 'O que o cliente pode pedir aos usuários.',
  serviceScopesHelp: 'O que o serviço pode fazer.',
  noServiceScopes: 'Ainda não há escopos. Adicione primeiro uma API com escopos.',
  scopeOpenId: 'Saber quem é o usuário',
  scopeProfile: 'Nome e imagem',
  scopeEmail: 'Endereço de e-mail',
  scopeOfflineAccess: 'Continuar conectado',
  copyClientSecretNow:
    'Copie o segredo agora e guarde-o em um lugar seguro. Ele não será mostrado de novo.',
  connectClient: 'Conectar',
  connectNamed: 'Conectar {name}',
  connectHelp:
    'Qualquer biblioteca de OAuth ou OpenID Connect funciona. Este código é para o pacote npm openid-client.',
  deleteOAuthClient: 'Excluir cliente',
  deleteOAuthClientHelp:
    'Todo o acesso que os usuários deram a ele termina, e ele não recebe mais tokens. Suas APIs aceitam os tokens que ele já tem por no máximo 10 minutos.',
  oauthResources: 'APIs',
  oauthResourcesHelp:
    'Seus servidores que aceitam tokens de acesso, e os escopos que eles verificam.',
  noOAuthResources:
    'Ainda não há APIs. Até você adicionar uma, os clientes só sabem quem é o usuário.',
  addOAuthResource: 'Adicionar API',
  editOAuthResource: 'Editar API',
  resourceUrl: 'URL da API',
  resourceUrlHelp: 'Tokens desta API não valem em nenhum outro lugar.',
  secureUrlRule: 'Digite uma URL https, ou uma URL http de localhost, sem #.',
  pageUrlRule: 'Digite uma URL https, ou uma URL http de localhost.',
  resourceTaken: 'Esta API já está na lista.',
  noScopes: 'Sem escopos',
  scopeId: 'Escopo',
  scopeIdRule: 'Digite um escopo sem espaços, aspas e barras invertidas.',
  scopeDescription: 'O que os usuários leem',
  scopeDescriptionExample: 'Ler suas notas',
  addScope: 'Adicionar escopo',
  removeScope: 'Remover escopo {number}',
  resourceRemoved: 'API removida.',
  oauthAddresses: 'Endereços',
  oauthAddressesHelp: 'As bibliotecas só precisam do emissor. O resto elas encontram sozinhas.',
  openIdMetadata: 'Metadados do OpenID Connect',
  oauthMetadata: 'Metadados do OAuth',
  signOutUrl: 'URL da página de saída',
  signOutUrlHelp:
    'Os clientes enviam os usuários para lá para sair da conta. As páginas prontas a incluem em sign-out. Se estiver vazia, os clientes não podem pedir isso.',
  clientSignOut: 'Saída',
  postLogoutRedirectUrls: 'URLs de redirecionamento após a saída',
  postLogoutRedirectUrlsHelp:
    'Opcional, uma por linha. Os usuários voltam para lá depois de uma saída pedida pelo cliente.',
  clientBackChannelHelp:
    'Opcional. Seu serviço avisa ali quando termina a sessão com que um usuário entrou no cliente.',
  frontChannelLogoutUrl: 'URL de logout por front-channel',
  frontChannelLogoutUrlHelp: 'Opcional. Sua página de saída a abre em um quadro oculto.',
  frontChannelOrigin:
    'Digite uma URL com o esquema, o host e a porta de uma URL de redirecionamento.',
  oauthPages: 'Páginas do seu app',
  turnOffOAuth: 'Desativar o servidor OAuth',
  turnOffOAuthTitle: 'Desativar o servidor OAuth?',
  turnOffOAuthHelp: 'Outros apps não poderão mais fazer login dos seus usuários.',
  turnOffOAuthWarning:
    'Todo o acesso que os usuários deram a outros apps termina. Suas APIs aceitam os tokens que os clientes já têm por no máximo 10 minutos. Se você ativar de novo, os usuários terão que permitir cada app outra vez. Os clientes e as APIs ficam guardados.',
  unverifiedClients: 'Clientes não verificados',
  unverifiedClientsHelp:
    'Agentes de IA costumam se conectar sem um cliente criado por você. Eles escolhem o próprio nome, por isso a página de consentimento avisa os usuários.',
  allowMetadataDocuments: 'Permitir documentos de metadados como ID do cliente',
  allowMetadataDocumentsHelp:
    'O ID de um cliente é a URL https de um documento que o descreve. Clientes MCP preferem isso.',
  allowRegistration: 'Permitir registro dinâmico',
  allowRegistrationHelp:
    'Qualquer programa pode se registrar como cliente. Os que já fizeram isso continuam quando você desativa.',
  deleteUnverifiedHelp:
    'Todo o acesso que os usuários deram a ele termina. Enquanto você permitir clientes não verificados, os usuários podem permiti-lo de novo.',
}
