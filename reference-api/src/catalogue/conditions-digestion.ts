import { beginning, names } from './names';

/** Stomach, bowel, liver, gallbladder and pancreas. */
export const digestionConditions: readonly string[] = [
  ...names(`
Heartburn; Acid reflux; Acid reflux at night; Silent reflux; Barrett's esophagus; Hiatal hernia; Eosinophilic esophagitis
Achalasia; Esophageal spasm; Narrowed esophagus; Lump in the throat feeling; Food getting stuck when swallowing
Indigestion; Functional dyspepsia; Feeling full quickly; Belching; Hiccups that will not stop; Nausea; Morning nausea
Vomiting; Cyclic vomiting syndrome; Rumination syndrome; Motion sickness; Gastritis; Helicobacter pylori infection
Stomach ulcer; Duodenal ulcer; Stomach irritation from painkillers; Slow stomach emptying; Dumping syndrome
Stomach ache; Cramps after meals; Pain in the upper abdomen; Pain in the lower right abdomen; Abdominal migraine
Bloating; Bloating after meals; Excess gas; Rumbling stomach; Swallowed air; Food poisoning; Stomach flu; Diarrhea
Chronic diarrhea; Traveler's diarrhea; Diarrhea after antibiotics; Bile acid diarrhea; Diarrhea before stressful events
Constipation; Chronic constipation; Constipation from medication; Straining on the toilet; Incomplete bowel emptying
Fecal impaction; Slow transit constipation; Irritable bowel syndrome; Irritable bowel syndrome with constipation
Irritable bowel syndrome with diarrhea; Bacterial overgrowth of the small intestine; Loss of bowel control
Urgency to open the bowels; Soiling after childbirth; Lactose intolerance; Fructose intolerance; Sorbitol intolerance
Histamine intolerance; Celiac disease; Non-celiac gluten sensitivity; Malabsorption; Short bowel syndrome
Crohn's disease; Ulcerative colitis; Microscopic colitis; Fistula in Crohn's disease; Flare of inflammatory bowel disease
Pouchitis; Diverticulosis; Diverticulitis; Colon polyps; Family history of colon cancer; Lynch syndrome
Familial polyposis; Ischemic colitis; Radiation damage of the bowel; Clostridioides difficile infection
Appendicitis; Bowel obstruction; Adhesions after surgery; Twisted bowel; Mesenteric ischemia; Peritonitis
Hemorrhoids; Thrombosed hemorrhoid; Anal fissure; Anal fistula; Anal abscess; Anal itching; Pain when passing stool
Blood in the stool; Mucus in the stool; Black stool; Rectal prolapse; Rectocele; Pelvic floor dyssynergia
Cramping rectal pain at night; Skin tags around the anus; Pinworms; Tapeworm; Giardiasis; Intestinal parasites
Inguinal hernia; Umbilical hernia; Incisional hernia; Femoral hernia; Hernia next to a stoma; Separated abdominal muscles
Gallstones; Biliary colic; Gallbladder inflammation; Gallbladder polyps; Digestion problems after gallbladder removal
Bile duct stones; Primary biliary cholangitis; Primary sclerosing cholangitis; Fatty liver; Alcohol-related liver disease
Raised liver enzymes; Cirrhosis; Fluid in the abdomen; Autoimmune hepatitis; Drug-induced liver injury; Liver cysts
Liver hemangioma; Gilbert's syndrome; Jaundice; Wilson's disease; Hemochromatosis; Portal hypertension
Esophageal varices; Hepatic encephalopathy; Waiting for a liver transplant; Life after a liver transplant
Acute pancreatitis; Chronic pancreatitis; Pancreatic enzyme deficiency; Pancreatic cyst; Autoimmune pancreatitis
Enlarged spleen; Life without a spleen; Stoma problems; Skin irritation around a stoma; Life with a colostomy
Life with an ileostomy; Loss of appetite; Unexplained weight loss
Stomach problems from stress; Sensitive stomach; Tube feeding problems
`),
  ...beginning('Intolerance to', 'wheat; fatty foods; spicy foods; caffeine; food additives; garlic and onions'),
];
