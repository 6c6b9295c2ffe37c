import { beginning, ending, names } from './names';

/** Skin, hair and nails. */
export const skinConditions: readonly string[] = [
  ...names(`
Dry skin; Oily skin; Combination skin; Sensitive skin; Itchy skin; Itching at night
Acne; Adult acne; Hormonal acne; Cystic acne; Acne on the back; Acne in pregnancy; Acne scars; Blackheads; Milia
Rosacea; Rosacea of the eyes; Facial redness; Flushing; Enlarged pores; Perioral dermatitis; Seborrheic dermatitis
Atopic eczema; Contact dermatitis; Nummular eczema; Dyshidrotic eczema; Varicose eczema; Eczema from stress; Lichen simplex
Plaque psoriasis; Guttate psoriasis; Inverse psoriasis; Pustular psoriasis; Psoriasis of the nails
Lichen planus; Lichen sclerosus; Pityriasis rosea; Pityriasis versicolor; Pityriasis alba; Keratosis pilaris
Ichthyosis; Granuloma annulare; Morphea; Scleroderma; Cutaneous lupus; Dermatomyositis; Vitiligo; Melasma
Hyperpigmentation; Dark circles under the eyes; Age spots; Café-au-lait spots; Birthmark; Port-wine stain
Cherry angiomas; Pyogenic granuloma; Albinism; Hives; Chronic hives; Hives from cold; Hives from heat
Swelling of the lips and eyelids; Dermatographism; Mastocytosis of the skin; Sunburn; Polymorphic light eruption
Sun-damaged skin; Actinic keratosis; Changing mole; Atypical moles; Many moles; Seborrheic keratosis; Skin tags
Common warts; Flat warts; Molluscum contagiosum; Impetigo; Folliculitis; Boils; Carbuncle; Skin abscess; Cellulitis
Erysipelas; Ringworm; Jock itch; Athlete's foot; Yeast infection in skin folds; Scabies; Head lice; Body lice
Bed bug bites; Insect bites; Infected insect bites; Cold sores; Shingles; Hidradenitis suppurativa; Pilonidal cyst
Epidermoid cyst; Lipoma; Dermatofibroma; Keloid scars; Raised scars; Stretch marks; Cellulite; Loose skin after weight loss
Wrinkles; Sagging skin; Sagging eyelids; Frown lines; Double chin; Unwanted tattoo
Excessive sweating; Sweaty palms; Sweaty underarms; Body odor; Heat rash; Prickly heat; Frostbite; Minor burns; Scalds
Burn scars; Chafing; Blisters; Pressure ulcer; Slow-healing wound; Infected wound; Wound care after surgery
Diabetic skin problems; Pyoderma gangrenosum; Bullous pemphigoid; Pemphigus vulgaris; Epidermolysis bullosa
Erythema nodosum; Erythema multiforme; Drug rash; Purpura; Easy bruising; Thin fragile skin
Cracked fingertips; Chapped hands; Chapped lips; Hand dermatitis from frequent washing; Diaper rash; Cradle cap
Hair loss; Male pattern baldness; Female pattern hair loss; Alopecia areata; Hair loss after childbirth
Hair loss from stress; Hair loss from tight hairstyles; Scarring hair loss; Thinning eyebrows; Brittle hair; Premature graying
Dandruff; Itchy scalp; Scalp ringworm; Excess facial hair in women; Ingrown hairs; Razor bumps
Brittle nails; Ridged nails; Splitting nails; Discolored nails; Nail lifting from the nail bed; Nail fungus
Infection around the nail; Bruise under the nail; Dark streak under the nail; Nail biting; Hangnails
Basal cell carcinoma; Squamous cell carcinoma of the skin; Melanoma; Bowen's disease; Merkel cell carcinoma
`),
  ...beginning('Eczema of the', 'hands; face; eyelids; scalp; ears; elbows and knees; feet; nipples'),
  ...beginning('Psoriasis of the', 'scalp; hands and feet; elbows; face; genitals'),
  ...ending('rash', 'Neck; Underarm; Groin; Facial; Allergic'),
];
