import Wayline

extension GardenCoordinator {
    func reviews(of id: Int) -> RowsScreen {
        let (plants, words) = (plants, words)
        return RowsScreen(
            words("Reviews", "Nhận xét"), words, add: words("Write a review", "Viết nhận xét"),
            subject: id
        ) { () async throws(PlantError) in
            try await plants.reviews(of: id).map {
                Row(id: $0.id, title: "\($0.author), \($0.stars)/5")
            }
        }
    }

    func review(_ id: Int) -> PageScreen {
        let (plants, words) = (plants, words)
        return PageScreen(words("Review", "Nhận xét"), words) { () async throws(PlantError) in
            let review = try await plants.review(id)
            return Page(
                text: review.text,
                rows: [.init(name: words("Stars", "Số sao"), value: "\(review.stars)")])
        }
    }

    func questions(about id: Int) -> RowsScreen {
        let (plants, words) = (plants, words)
        return RowsScreen(
            words("Questions", "Câu hỏi"), words, add: words("Ask", "Đặt câu hỏi"), subject: id
        ) { () async throws(PlantError) in
            try await plants.questions(about: id).map { Row(id: $0.id, title: $0.text) }
        }
    }

    func question(_ id: Int) -> PageScreen {
        let (plants, words) = (plants, words)
        return PageScreen(words("Question", "Câu hỏi"), words) { () async throws(PlantError) in
            let question = try await plants.question(id)
            let answer =
                question.answer.isEmpty
                ? words("No answer yet.", "Chưa có câu trả lời.") : question.answer
            return Page(text: "\(question.text) \(answer)")
        }
    }

    func ask(about id: Int) -> TextFormScreen {
        let (plants, words) = (plants, words)
        let labels = TextFormScreen.Labels(
            title: words("Ask", "Đặt câu hỏi"), text: words("Question", "Câu hỏi"),
            save: words("Send", "Gửi"), saved: words("Your question is sent.", "Đã gửi câu hỏi."))
        return TextFormScreen(labels, words) { (text: String) async throws(PlantError) in
            try await plants.ask(text, about: id)
        }
    }
}
