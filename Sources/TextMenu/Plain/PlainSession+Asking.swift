import Binding
import Coordination

/// What takes a second question, and lists.
extension PlainSession {
    func fill(_ field: TextField) async throws(Quit) {
        work.note { field.events.send(.focus) }
        let question = "\(field.label): "
        let line = try await console.ask(question, field.isSecure ? .hidden : .shown)
        guard canChoose(field) else { return }
        await doing {
            if field.isSecure, let limit = console.lineLimit, line.utf8.count >= limit {
                field.refuseCut(at: limit)
            } else {
                field.type(line)
            }
            if field.hasRefused {
                gists[.control(ObjectIdentifier(field))] = nil
            } else {
                field.submit()
            }
            field.events.send(.blur)
        }
    }

    func take(_ choice: AnyChoice) async throws(Quit) {
        let titles = choice.titles
        if titles.isEmpty { return remark(words.notAvailable(choice.label)) }
        let options = titles.enumerated().map { index, title in
            "  \(index + 1). \(title)\(index == choice.selectedIndex ? ", \(words[.chosen])" : "")"
        }
        console.say([choice.label] + options)
        guard let index = try await option(of: titles) else { return }
        guard canChoose(choice) else { return }
        guard choice.titles == titles else { return remark(words[.gone]) }
        await doing { choice.select(at: index) }
    }

    private func option(of titles: [String]) async throws(Quit) -> Int? {
        while true {
            let answer = try await console.ask(words.option(count: titles.count))
            switch PlainCommand(answer) {
            case .number(let number) where titles.indices.contains(number - 1): return number - 1
            case .back: return nil
            case .quit: throw Quit()
            case .nothing, .number, .part, .help, .again, .tab, .filter, .further, .earlier, .wait,
                .unknown:
                console.say([words.notAnOption(answer, count: titles.count)])
            }
        }
    }

    /// Narrows the list that the user is in.
    func filter(_ text: String, _ told: PlainPage) {
        guard let list = list(in: told) else { return remark(words[.noList]) }
        if canChoose(list) { narrow(list, to: text) }
    }

    func narrow(_ list: AnyList, to text: String) {
        work.note { list.filter = text }
        list.highlight = 0
    }

    /// Moves in the list that the user is in, or says why that cannot be done.
    func move(_ told: PlainPage, by distance: Int, _ refusal: String) {
        guard let list = list(in: told) else { return remark(words[.noList]) }
        let start = list.excerpt.lowerBound + distance
        guard (0..<list.count).contains(start) else { return remark(refusal) }
        list.highlight = start
    }

    /// The list that the user has been in last, or else the first one.
    private func list(in told: PlainPage) -> AnyList? {
        let lists = told.items.compactMap { item in
            if case .control(let control) = item { control as? AnyList } else { nil }
        }
        return lists.first { $0 === lastList } ?? lists.first
    }
}
