/** What the names of conditions and skills are written in, whatever the page's language is: so that they are read out as they are meant (AX10). */
export const catalogueLanguage = 'en';
