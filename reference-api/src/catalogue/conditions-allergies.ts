import { ending, names } from './names';

/** Allergies, intolerance of substances and immune disease. */
export const allergyConditions: readonly string[] = [
  ...ending(
    'allergy',
    `Peanut; Tree nut; Hazelnut; Walnut; Cashew; Sesame; Cow's milk; Egg; Wheat; Soy; Fish; Shellfish; Mustard; Celery; Lupin
Peach; Apple; Kiwi; Red meat; House dust mite; Mold; Cat; Dog; Horse; Guinea pig; Cockroach; Grass pollen; Birch pollen; Hazel pollen
Ragweed; Mugwort; Olive pollen; Cedar pollen; Bee venom; Wasp venom; Latex; Nickel; Fragrance; Hair dye; Preservative; Adhesive tape
Penicillin; Aspirin; Ibuprofen; Local anesthetic; Contrast dye; Wool wax; Sunscreen`,
  ),
  ...names(`
Several food allergies; Oral allergy syndrome; Anaphylaxis; Food-dependent exercise-induced anaphylaxis; Anaphylaxis without known cause
Living with an adrenaline pen; Fear of allergic reactions; Allergies in babies; Allergies in pregnancy; Allergies at work; Seasonal allergies
Year-round allergies; Allergy desensitization; Hereditary angioedema; Swelling from blood pressure tablets; Mast cell activation syndrome
Eosinophilic disorders; Reaction to insect stings; Multiple chemical sensitivity; Alcohol flush reaction; Sulfite sensitivity
Systemic lupus erythematosus; Mixed connective tissue disease; Behçet's disease; Sarcoidosis; Vasculitis; Microscopic polyangiitis
Familial Mediterranean fever; Adult-onset Still's disease; Systemic mastocytosis; Weakened immune system; Life on immune-suppressing medication
`),
];
