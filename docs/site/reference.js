// Renders the document that is embedded in the page. All options that send requests are off.
(() => {
  const {
    document: content,
    tags,
    webhooks,
  } = JSON.parse(document.getElementById('settings').textContent);
  globalThis.Scalar.createApiReference('#reference', {
    content,
    agent: { disabled: true },
    documentDownloadType: 'none',
    hideClientButton: true,
    hideDarkModeToggle: true,
    hideTestRequestButton: true,
    mcp: { disabled: true },
    persistAuth: false,
    showDeveloperTools: 'never',
    telemetry: false,
    withDefaultFonts: false,

    defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
    defaultOpenFirstTag: false,
    modelsSectionLabel: 'Schemas',
    orderRequiredPropertiesFirst: false,
    orderSchemaPropertiesBy: 'preserve',

    generateOperationSlug: ({ operationId }) => operationId,
    generateTagSlug: ({ name }) => tags[name] ?? name,
    generateWebhookSlug: ({ name }) => webhooks[name] ?? name,
  });
})();
