import { beginning, names } from './names';

/** Eyes and sight. */
export const eyeConditions: readonly string[] = [
  ...names(`
Nearsightedness; Farsightedness; Astigmatism; Age-related reading difficulty; Progressive nearsightedness in children
Blurred vision; Blurred vision at a distance; Double vision; Night blindness; Poor night vision when driving; Tunnel vision
Loss of side vision; Sudden vision loss; Flashes of light; Floaters; Halos around lights; Sensitivity to light; Color blindness
Low vision; Legal blindness; Eye strain; Digital eye strain; Headache from eye strain; Focusing problems
Lazy eye; Squint; Crossed eyes in adults; Eye misalignment after stroke; Convergence insufficiency; Nystagmus
Dry eyes; Watery eyes; Red eyes; Itchy eyes; Burning eyes; Gritty eyes; Tired eyes; Eye discharge; Swollen eyelids; Twitching eyelid
Drooping eyelid; Stye; Chalazion; Blepharitis; Blocked oil glands of the eyelid; Ingrown eyelashes; Inward-turning eyelid
Outward-turning eyelid; Yellow patches on the eyelids; Excess upper eyelid skin; Blocked tear duct
Conjunctivitis; Viral conjunctivitis; Bacterial conjunctivitis; Allergic conjunctivitis; Bleeding in the white of the eye
Pterygium; Pinguecula; Episcleritis; Scleritis; Iritis; Uveitis; Keratitis; Corneal ulcer; Herpes infection of the eye
Shingles of the eye; Corneal scratch; Recurrent corneal erosion; Keratoconus; Fuchs' dystrophy; Corneal scar
Life after a corneal transplant; Contact lens discomfort; Contact lens infection; Intolerance of contact lenses
Cataract; Cataract in children; Cloudy vision after cataract surgery; Glaucoma; Acute glaucoma; Normal-tension glaucoma
Raised eye pressure; Family history of glaucoma; Macular degeneration; Wet macular degeneration; Dry macular degeneration
Macular hole; Macular pucker; Swelling of the macula; Central serous retinopathy; Diabetic retinopathy; Retinal detachment
Retinal tear; Retinal vein occlusion; Retinal artery occlusion; Retinitis pigmentosa; Stargardt disease
Retinopathy of prematurity; Posterior vitreous detachment; Bleeding inside the eye; Optic nerve swelling
Optic nerve damage; Leber hereditary optic neuropathy; Thyroid eye disease; Bulging eyes; Unequal pupils; Eye pain
Foreign body in the eye; Chemical eye injury; Welder's flash; Black eye; Eye injury from sport; Mole in the eye
Retinoblastoma; Melanoma of the eye; Ocular migraine; Visual problems after brain injury; Visual stress when reading
Prosthetic eye care; Preparation for laser eye surgery; Dry eyes after laser eye surgery; Difficulty seeing the computer screen
`),
  ...beginning('Vision problems in', 'diabetes; multiple sclerosis; pregnancy; older drivers; migraine'),
];
