import Wayline

/// The state of the step for a theft.
@MainActor
final class TheftModel: StepModel {
    let input: StepInput
    let report: Observable<String>
    let error: Derived<String>
    let isComplete: ValueSource<Bool>

    init(_ input: StepInput, _ words: Words) {
        self.input = input
        report = Observable(input.draft.report)
        error = report.map {
            $0.isEmpty || $0.hasPrefix("P")
                ? "" : words("a report begins with a P", "biên bản bắt đầu bằng chữ P")
        }
        isComplete = report.map { $0.hasPrefix("P") }
    }

    var draft: ClaimDraft {
        var draft = input.draft
        draft.report = report.value
        return draft
    }
}

/// The controls of the step for a theft.
final class TheftView: StepView {
    let title: String
    let report: TextField
    let buttons: StepButtons

    init(_ words: Words, isEditing: Bool) {
        title = words("Theft", "Trộm cắp")
        report = TextField(words("Police report", "Biên bản công an"), placeholder: "P-17")
        buttons = StepButtons(words, isEditing: isEditing)
    }

    var controls: [Control] { [report, buttons.next] }
}

/// Asks for the number of the report of the police.
final class TheftScreen: StepScreen {
    typealias Routes = StepRouter
    let view: TheftView
    let model: TheftModel
    let saver: DraftSaver
    let words: Words

    init(_ model: TheftModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = TheftView(words, isEditing: model.input.isEditing)
    }

    var step: any StepModel { model }
    var facts: StepRouter.Facts { facts(of: .theft) }

    func start() {
        bind(view.report, model.report)
        bind(\.report.error, model.error)
        bindStep()
    }
}
