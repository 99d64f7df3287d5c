-- Search folds more ways of writing the same: variants of characters, and punctuation as a space (ADR 0195).
-- Frequent variants are always replaced; translate() compares a character with each of its list, so that the long list
-- is for texts alone that have one of its characters.
CREATE FUNCTION search_fold(form text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    CASE WHEN form ~ '[鶏麺麫塩緑黒黄醤茘栢桧蔴葱荳燻炖鹵卤菓餠麯桔蕃蓆籐喫祕衆氷凉着恒羣啓綫糉糭烟菸綉艷艶佈脣蹟迹罎壜鉢盃瓮箇爲猫燄粧炉罏櫈餚毡牀晒産説温鎻笋姜凤乌龙叶红绿礼酱鸡鸭鱼猪虾贝盐饼莲枣买东湾兰园农产级单双壶盘篮组装节妈长辈宝婴儿满岁贺谢师员围网线织丝绸肤洁净烛蜡药银铁观龟柠苹萝榄芦酿馅馒头饮热气纯无时阳烧锅铜伞帘书纸蓝蛎紧灵锦坚万兴乡县莺岭陈种颗猕杨榈浆蛰蚝鱿鲍鳗鲜鳕鲑团圆圣诞庆寿艺陆过还这个们养咸庙关购货门开车风马麦鹅砖罗苏荞蚕衬裤袜试调贴赠软轻选递钢镇雾韩顶饭鲁齐电优价实营维质块张条汤浓润炼离积粮纱缝绒脑荣袄贵轮随馆亲会仓传伤侧冻剥动区华卫压发听启坛垫壳处备宁审岛带广库应归惊战拣挂换损摆断旧术样桥检欧沟洒涂湿滤点灯牵环现画痒确窑简细经结给统缘聪肠脱舰苍补规视觅让记设证识词话该详说请谁贸资赏跃转达连适钥铃销错键闪间闻阶际难静页须预题颜额飘驱骑鸣]'
      THEN translate(form,
        '臺裏峯鷄鳯乾捲週麪舖鶏麺麫塩緑黒黄醤茘栢桧蔴葱荳燻炖鹵卤菓餠麯桔蕃蓆籐喫祕衆氷凉着恒羣啓綫糉糭烟菸綉艷艶佈脣蹟迹罎壜鉢盃瓮箇爲猫燄粧炉罏櫈餚毡牀晒産説温鎻笋姜凤乌龙叶红绿礼酱鸡鸭鱼猪虾贝盐饼莲枣买东湾兰园农产级单双壶盘篮组装节妈长辈宝婴儿满岁贺谢师员围网线织丝绸肤洁净烛蜡药银铁观龟柠苹萝榄芦酿馅馒头饮热气纯无时阳烧锅铜伞帘书纸蓝蛎紧灵锦坚万兴乡县莺岭陈种颗猕杨榈浆蛰蚝鱿鲍鳗鲜鳕鲑团圆圣诞庆寿艺陆过还这个们养咸庙关购货门开车风马麦鹅砖罗苏荞蚕衬裤袜试调贴赠软轻选递钢镇雾韩顶饭鲁齐电优价实营维质块张条汤浓润炼离积粮纱缝绒脑荣袄贵轮随馆亲会仓传伤侧冻剥动区华卫压发听启坛垫壳处备宁审岛带广库应归惊战拣挂换损摆断旧术样桥检欧沟洒涂湿滤点灯牵环现画痒确窑简细经结给统缘聪肠脱舰苍补规视觅让记设证识词话该详说请谁贸资赏跃转达连适钥铃销错键闪间闻阶际难静页须预题颜额飘驱骑鸣',
        '台裡峰雞鳳干卷周麵鋪雞麵麵鹽綠黑黃醬荔柏檜麻蔥豆熏燉滷滷果餅麴橘番席藤吃秘眾冰涼著恆群啟線粽粽煙煙繡豔豔布唇跡跡罈罈缽杯甕個為貓焰妝爐爐凳肴氈床曬產說溫鎖筍薑鳳烏龍葉紅綠禮醬雞鴨魚豬蝦貝鹽餅蓮棗買東灣蘭園農產級單雙壺盤籃組裝節媽長輩寶嬰兒滿歲賀謝師員圍網線織絲綢膚潔淨燭蠟藥銀鐵觀龜檸蘋蘿欖蘆釀餡饅頭飲熱氣純無時陽燒鍋銅傘簾書紙藍蠣緊靈錦堅萬興鄉縣鶯嶺陳種顆獼楊櫚漿蟄蠔魷鮑鰻鮮鱈鮭團圓聖誕慶壽藝陸過還這個們養鹹廟關購貨門開車風馬麥鵝磚羅蘇蕎蠶襯褲襪試調貼贈軟輕選遞鋼鎮霧韓頂飯魯齊電優價實營維質塊張條湯濃潤煉離積糧紗縫絨腦榮襖貴輪隨館親會倉傳傷側凍剝動區華衛壓發聽啟壇墊殼處備寧審島帶廣庫應歸驚戰揀掛換損擺斷舊術樣橋檢歐溝灑塗濕濾點燈牽環現畫癢確窯簡細經結給統緣聰腸脫艦蒼補規視覓讓記設證識詞話該詳說請誰貿資賞躍轉達連適鑰鈴銷錯鍵閃間聞階際難靜頁須預題顏額飄驅騎鳴')
      ELSE translate(form, '臺裏峯鷄鳯乾捲週麪舖', '台裡峰雞鳳干卷周麵鋪') END,
    '(?:[\s[:cntrl:]\u0085\u2028\u2029!"&''()*,/:;<=>?\[\]\\^`{|}~\u00A1\u00AB\u00B7\u00BB\u00BF\u2010-\u2027\u2030-\u205E\u2190-\u21FF\u25A0-\u25FF\u3001-\u3004\u3008-\u3020\u3030\u30FB\uFE30-\uFE4F-]|\.(?!\d))+',
    ' ', 'g'))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_form(written text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT search_fold(regexp_replace(
    lower(normalize(written, NFKC)),
    '[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB\U000E0001\U000E0020-\U000E007F\U000E0100-\U000E01EF]',
    '', 'g'))
$$;--> statement-breakpoint
-- Rewrites the table and its indexes once, without dead rows and without the triggers that count. The filler is written
-- anew, or the stored, compressed one would let the texts stay in the row. A changed type resets the storage of a column.
ALTER TABLE listed_products
  ALTER filler TYPE text USING repeat(' ', 2000),
  ALTER search_name TYPE text USING search_fold(search_name),
  ALTER search_shelf TYPE text USING search_fold(search_shelf),
  ALTER search_text TYPE text USING search_fold(search_text),
  ALTER search TYPE tsvector USING search_pairs(
    search_fold(search_name) || ' ' || search_fold(search_shelf) || ' ' || search_fold(search_text)),
  ALTER search_name SET STORAGE MAIN,
  ALTER search_shelf SET STORAGE MAIN,
  ALTER search_text SET STATISTICS 0,
  ALTER search SET STATISTICS 0;
