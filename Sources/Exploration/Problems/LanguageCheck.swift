import Binding
import Coordination
import WaylineApplication
import WaylineInterface
import WaylineRouting

/// Finds the labels of a screen that do not change with the language of the app.
@MainActor
struct LanguageCheck {
    let vocabulary: Vocabulary

    /// The labels that are equal in two languages, and the title if it is fixed, or if the screen
    /// has no input: otherwise it can be data. The stage is in another language afterwards.
    func untranslated(
        on stage: Stage, hasFixedTitle: Bool = false
    ) async -> [(label: String, language: String)] {
        guard let context = stage.driver.app?.context, context.languages.count > 1 else {
            return []
        }
        let labels = labels(of: stage, hasFixedTitle: hasFixedTitle)
        var found: [(String, String)] = []
        for language in context.languages where language.code != context.language.value {
            context.language.value = language.code
            _ = await stage.settle()
            let others = self.labels(of: stage, hasFixedTitle: hasFixedTitle)
            guard others.count == labels.count else { continue }
            for (label, other) in zip(labels, others) where label == other && isText(label) {
                found.append((label, language.name))
            }
        }
        return found
    }

    private func labels(of stage: Stage, hasFixedTitle: Bool) -> [String] {
        let navigator = stage.driver.navigator
        let page = Page(of: navigator)
        let hasInput = !navigator.state.activeFlow.stack.top.parameters.isEmpty
        let isData = hasInput && (!hasFixedTitle || vocabulary.hasValue(in: page.title))
        return (isData ? [] : [page.title]) + page.controlsAndActions.map(\.label)
    }

    private func isText(_ label: String) -> Bool {
        label.contains(where: \.isLetter) && !vocabulary.untranslated.contains(label)
    }
}
