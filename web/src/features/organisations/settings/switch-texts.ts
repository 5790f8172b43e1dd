/** The texts of each switch of an organisation. */
export const switchTexts = {
  online: { label: 'organisation.settings.online', help: 'organisation.settings.onlineHelp' },
  workflow: { label: 'organisation.settings.organisationWorkflow', help: 'organisation.settings.organisationWorkflowHelp' },
  productWorkflow: { label: 'organisation.settings.productWorkflow', help: 'organisation.settings.productWorkflowHelp' },
} as const;
