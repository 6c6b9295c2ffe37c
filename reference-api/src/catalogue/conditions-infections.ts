import { beginning, names } from './names';

/** Infections, travel illness and vaccination. */
export const infectionConditions: readonly string[] = [
  ...names(`
Common cold; Frequent colds; Flu; COVID-19; Long COVID; Persistent fatigue after a virus; Fever of unknown cause; Recurrent fever
Chills; Swollen lymph nodes; Recurrent infections; Sepsis; Recovery after sepsis; Red streaks from an infected wound
Epstein-Barr virus infection; Cytomegalovirus infection; Norovirus infection; Rotavirus infection
Respiratory syncytial virus infection; Meningitis; Viral meningitis; Hepatitis A; Hepatitis B; Hepatitis C
HIV infection; Possible exposure to HIV; Syphilis; Gonorrhea; Chlamydia; Trichomoniasis
Genital herpes; Genital warts; Human papillomavirus infection; Mycoplasma genitalium infection; Pubic lice; Mpox
Malaria; Dengue fever; Chikungunya; Zika virus infection; Yellow fever; Typhoid fever; Cholera; Amebic dysentery
Cryptosporidiosis; Schistosomiasis; Leishmaniasis; Chagas disease; Filariasis; Hookworm; Roundworm
Strongyloidiasis; Trichinosis; Toxocariasis; Rabies exposure; Animal bite; Cat scratch disease
Human bite; Snake bite; Jellyfish sting; Tick bite; Lyme disease; Tick-borne encephalitis; Rocky Mountain spotted fever; Q fever
Brucellosis; Leptospirosis; Hantavirus infection; West Nile virus infection; Legionnaires' disease
Salmonella infection; Campylobacter infection; Shigella infection; E. coli infection; Listeria infection; Botulism; Tetanus risk after injury
Diphtheria; Polio; Post-polio syndrome; Leprosy; Nontuberculous mycobacteria; Aspergillosis
Candida infection; Histoplasmosis; Valley fever; Cryptococcosis; Resistant staph infection; Recurrent staph infections
Infected joint replacement; Hospital-acquired infection; Infection with resistant bacteria; Infected surgical wound
Toxic shock syndrome; Necrotizing fasciitis; Rheumatic fever; Postinfectious cough; Toxoplasmosis; Bartonella infection
Immune deficiency; Common variable immunodeficiency
Low white blood cells and infection risk; Vaccination advice; Vaccination reactions; Vaccine hesitancy; Missed vaccinations
Returning traveler with fever; Returning traveler with diarrhea; Preparation for tropical travel; Preparation for a pilgrimage
`),
  ...beginning(
    'Vaccination',
    'in pregnancy; for travel; with a weakened immune system; after a transplant; in older age',
  ),
];
