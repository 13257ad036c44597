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
        bind(view.missing, viewModel.about, words) { [words] in
            $0 == About(text: "", work: "", languages: []) ? words[.nothingAbout] : ""
        } load: {
            await $0.viewModel.load()
        }
    }
}

extension About {
    fileprivate func facts(_ words: Words) -> [NamedValues.Row] {
        words.rows([(.work, work), (.languages, languages.joined(separator: ", "))])
    }
}
