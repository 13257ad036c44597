import Coordination

/// What is said to the user.
extension PlainSession {
    /// The page as it is now.
    var page: PlainPage { PlainPage(of: navigator, wording()) }

    /// Says what has changed, or all of it where the screen is another one; answers whether that was
    /// anything.
    @discardableResult
    func tell() -> Bool {
        if navigator.isOver { return false }
        let page = page
        let remarks = takeRemarks()
        guard let told, told.place == page.place, page.subjects.starts(with: told.subjects) else {
            console.say(remarks)
            tellAll(of: page)
            return true
        }
        let news = page.lines.filter { gists[$0.subject] != $0.news }
        note(page)
        console.say(remarks + news.flatMap(\.numbered))
        return !remarks.isEmpty || !news.isEmpty
    }

    /// Says what has changed beside what can be chosen, while work is under way: at the start, nothing
    /// of the page before all of it.
    func tellMeanwhile() {
        guard told != nil else { return console.say(takeRemarks()) }
        let page = page
        let news = page.lines.filter { $0.number == nil && gists[$0.subject] != $0.news }
        let there = Set(page.lines.map(\.subject))
        gists = gists.filter { there.contains($0.key) }
        for line in news { gists[line.subject] = line.news }
        console.say(takeRemarks() + news.flatMap(\.numbered))
    }

    private func tellAll(of page: PlainPage) {
        let letters = words.letters(withBack: page.canGoBack)
        console.say(page.header)
        console.say(page.lines.flatMap(\.numbered) + letters)
        note(page)
    }

    private func note(_ page: PlainPage) {
        told = page
        gists = Dictionary(page.lines.map { ($0.subject, $0.news) }) { first, _ in first }
    }

    private func takeRemarks() -> [String] {
        defer { remarks = [] }
        return remarks.flatMap(\.printableLines)
    }
}

extension PlainLine {
    /// What makes it worth being said again where it differs.
    fileprivate var news: [String] { gist + (number.map { ["\($0)"] } ?? []) }
}

extension PlainPage {
    /// What `number` stands for; nil where it stands for nothing.
    func item(_ number: Int) -> Item? {
        items.indices.contains(number - 1) ? items[number - 1] : nil
    }
}
