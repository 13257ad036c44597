import WaylineInterface
import WaylineText

/// A list of options. The user chooses one by its number.
@MainActor
struct PlainOptions {
    let titles: [String]
    var isChosen: (Int) -> Bool = { _ in false }

    /// Prints the options under `heading`, and returns the index of the one that the user chooses;
    /// nil if the user leaves them.
    func ask(
        _ console: PlainConsole, _ work: PlainWork, _ words: PlainWords, under heading: String = ""
    ) async throws(Quit) -> Int? {
        console.say((heading.isEmpty ? [] : [heading]) + lines(with: "", words))
        while true {
            let answer = try await console.ask(words.option(count: titles.count))
            switch PlainCommand(answer) {
            case .number(let number) where titles.indices.contains(number - 1): return number - 1
            case .filter(let text): console.say(lines(with: text, words))
            case .back: return nil
            case .quit:
                if await work.quit() { throw Quit() }
                return nil
            case .nothing, .number, .part, .action, .help, .again, .tab, .further, .earlier, .undo,
                .wait, .sort, .find, .select, .actionOnSelected, .unknown:
                console.say([words.notAnOption(answer, count: titles.count)])
            }
        }
    }

    /// The lines of the options that contain `text`.
    private func lines(with text: String, _ words: PlainWords) -> [String] {
        titles.indices.matching(text) { titles[$0] }.map { index in
            let state = isChosen(index) ? ", \(words[.chosen])" : ""
            return "  \(index + 1). \(titles[index])\(state)"
        }
    }
}
