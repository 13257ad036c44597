import Wayline

/// Shows the part of a profile in which people introduce themselves.
final class ProfileAboutScreen: ViewScreen {
    let view: ProfileAboutView
    private let viewModel: any ProfileAboutViewModelProtocol
    private let words: Words

    init(viewModel: any ProfileAboutViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ProfileAboutView(words)
    }

    func start() {
        let about = viewModel.about.value
        bind(\.text.text, about.map { $0?.text ?? "" })
        bind(\.facts.rows, about.map { [words] in $0?.facts(words) ?? [] })
        bind(\.empty.isHidden, about.map { $0 != About(text: "", work: "", languages: []) })
        bind(view.part, viewModel.about) { await $0.viewModel.load() }
    }
}

extension About {
    /// Returns work and languages as rows, without the empty ones.
    fileprivate func facts(_ words: Words) -> [Table.Row] {
        [(words[.work], work), (words[.languages], languages.joined(separator: ", "))]
            .filter { !$1.isEmpty }.map { Table.Row($0, $1) }
    }
}

/// The controls of the part in which people introduce themselves.
final class ProfileAboutView: View {
    let title: String
    let text = Label()
    let facts = Table()
    let empty: Label
    let part: ProfilePartControls
    let controls: [Control]

    init(_ words: Words) {
        title = words[.about]
        empty = Label(words[.nothingAbout], .faint)
        part = ProfilePartControls(words, again: .tryAboutAgain)
        controls = [Section(title, [text, facts, empty] + part.all)]
    }
}
