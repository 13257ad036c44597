public import Wayline

/// Shows the part of a profile in which people introduce themselves.
public final class ProfileAboutScreen: ViewScreen {
    public let way = Way()
    public let view: ProfileAboutView
    private let viewModel: any ProfileAboutViewModelProtocol
    private let words: Words
    private var bindings: Set<AnyCancellable> = []

    /// A screen that shows `viewModel`.
    public init(viewModel: any ProfileAboutViewModelProtocol, words: Words) {
        self.viewModel = viewModel
        self.words = words
        view = ProfileAboutView(words)
    }

    public func start() {
        let about = viewModel.about.value
        about.map { $0?.text ?? "" }.bind(\.text, on: view.text).store(in: &bindings)
        about.map { [words] in $0?.facts(words) ?? [] }.bind(\.rows, on: view.facts)
            .store(in: &bindings)
        about.map { $0 != About(text: "", work: "", languages: []) }
            .bind(\.isHidden, on: view.empty).store(in: &bindings)
        bindings.formUnion(view.part.bind(to: viewModel.about))
        view.part.tryAgain.onTap(self) { await $0.viewModel.load() }
        load()
    }

    /// Loads the part again.
    public func load() {
        begin { await $0.viewModel.load() }
    }
}

extension About {
    /// Returns work and languages as rows, without the empty ones.
    fileprivate func facts(_ words: Words) -> [Table.Row] {
        [(words[.work], work), (words[.languages], languages.joined(separator: ", "))]
            .filter { !$1.isEmpty }.map { Table.Row($0, $1) }
    }
}
