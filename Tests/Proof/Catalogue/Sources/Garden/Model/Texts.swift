/// The texts that are part of the app.
enum Texts {
    static let categories = [
        Category(id: 1, english: "Trees", vietnamese: "Cây lớn", parent: nil),
        Category(id: 2, english: "Flowers", vietnamese: "Hoa", parent: nil),
        Category(id: 3, english: "Herbs", vietnamese: "Cây thuốc", parent: nil),
        Category(id: 4, english: "Fruit trees", vietnamese: "Cây ăn quả", parent: 1),
        Category(id: 5, english: "Shade trees", vietnamese: "Cây bóng mát", parent: 1),
        Category(id: 6, english: "In the water", vietnamese: "Dưới nước", parent: 2),
        Category(id: 7, english: "In pots", vietnamese: "Trong chậu", parent: 2),
        Category(id: 8, english: "Leaves", vietnamese: "Lá", parent: 3),
        Category(id: 9, english: "Roots", vietnamese: "Củ", parent: 3),
    ]

    static let growers = ["Hoa Garden", "Green Hill"]
    static let nurseries = ["North Gate", "West Lake"]

    static func help(_ words: Words) -> [(title: String, text: String)] {
        [
            (
                words("Water", "Tưới nước"),
                words("Water in the morning.", "Hãy tưới vào buổi sáng.")
            ),
            (words("Soil", "Đất"), words("Change it each year.", "Hãy thay đất mỗi năm.")),
        ]
    }

    static func licences(_ words: Words) -> [(title: String, text: String)] {
        [
            (words("Pictures", "Hình ảnh"), words("Free for all.", "Miễn phí cho mọi người.")),
            (words("Program", "Chương trình"), words("As it is.", "Nguyên trạng.")),
        ]
    }
}

extension Category {
    func title(_ words: Words) -> String { words(english, vietnamese) }
}
