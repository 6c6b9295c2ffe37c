import { names } from './names';

/** Teeth, gums, jaws and mouth. */
export const teethConditions: readonly string[] = names(`
Toothache; Toothache at night; Sensitive teeth; Pain when biting; Cavities; Cavities between teeth; Root decay; Tooth abscess
Inflamed tooth nerve; Failed root canal; Cracked tooth; Chipped tooth; Broken tooth; Knocked-out tooth; Loose tooth; Worn teeth
Tooth erosion from acid; Enamel defects; Chalky molars in children; Teeth grinding; Jaw clenching
Gingivitis; Bleeding gums; Gum disease; Receding gums; Swollen gums; Overgrown gums; Gum abscess; Gum problems in pregnancy
Tartar buildup; Bad breath; Dry mouth; Burning mouth; Metallic taste in the mouth; Mouth ulcers; Recurring mouth ulcers
Oral thrush; Oral lichen planus; White patches in the mouth; Geographic tongue; Coated tongue; Sore tongue; Cracked corners of the mouth
Mucous cyst of the lip; Bony growths in the mouth; Jaw cyst; Wisdom tooth pain; Impacted wisdom tooth; Dry socket after tooth removal
Missing tooth; Missing teeth since birth; Several missing teeth; Complete tooth loss; Bone loss in the jaw; Inflammation around an implant
Loose denture; Denture sores; Broken denture; Lost filling; Loose crown; Old amalgam fillings; Crooked teeth; Crowded teeth
Gap between the front teeth; Overbite; Underbite; Crossbite; Open bite; Impacted canine; Teeth shifting after braces; Braces discomfort
Jaw misalignment; Small jaw; Gummy smile; Discolored teeth; Stained teeth from smoking; Gray tooth after injury; Unhappiness with one's smile
Tooth decay in children; Delayed loss of baby teeth; Delayed tooth eruption; Extra teeth; Bite changes from thumb sucking; Dental injuries in sport
Fear of dental treatment in children; Strong gag reflex; Dental care in pregnancy; Dental care before heart surgery
Dental care during cancer treatment; Dental care with bisphosphonates; Dental care in dementia; Dental care with special needs
Oral cancer screening; Jaw infection; Tooth pain from sinusitis; Nerve injury after dental surgery
`);
