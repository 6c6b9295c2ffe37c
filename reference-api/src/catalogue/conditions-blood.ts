import { names } from './names';

/** Blood, clotting and bone marrow. */
export const bloodConditions: readonly string[] = names(`
Anemia; Iron deficiency anemia; Iron deficiency without anemia; Pernicious anemia; Anemia of chronic disease; Anemia in older adults
Anemia after surgery; Hemolytic anemia; Aplastic anemia; Sickle cell disease; Sickle cell crisis; Sickle cell trait; Beta thalassemia
Alpha thalassemia; Glucose-6-phosphate dehydrogenase deficiency; Hereditary spherocytosis; Polycythemia vera; Essential thrombocythemia
Low platelets; Immune thrombocytopenia; Thrombotic thrombocytopenic purpura; High platelets; Hemophilia A; Hemophilia B
Von Willebrand disease; Bleeding tendency; Heavy bleeding from blood thinners; Life on blood thinners; Stopping blood thinners for surgery
Factor V Leiden; Protein C deficiency; Protein S deficiency; Antiphospholipid syndrome; Family history of blood clots; Recurrent blood clots
Low white blood cells; High white blood cells; Neutropenia; Abnormal blood count; Iron overload; Leukemia; Acute lymphoblastic leukemia
Acute myeloid leukemia; Chronic lymphocytic leukemia; Chronic myeloid leukemia; Hodgkin lymphoma; Non-Hodgkin lymphoma; Skin lymphoma
Multiple myeloma; Monoclonal gammopathy; Waldenström's disease; Myelodysplastic syndrome; Myelofibrosis; Amyloidosis
`);
