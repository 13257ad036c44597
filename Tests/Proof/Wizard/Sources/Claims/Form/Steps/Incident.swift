import Wayline

/// The state of the second step.
@MainActor
final class IncidentModel: StepModel {
    let input: StepInput
    let day: Observable<CalendarDate?>
    let place: Observable<String>
    let isComplete: ValueSource<Bool>

    init(_ input: StepInput) {
        self.input = input
        day = Observable(input.draft.day)
        place = Observable(input.draft.place)
        isComplete = Derived(day, place) { $0 != nil && !$1.isEmpty }
    }

    var draft: ClaimDraft {
        var draft = input.draft
        (draft.day, draft.place) = (day.value, place.value)
        return draft
    }
}

/// The controls of the second step.
final class IncidentView: StepView {
    let title: String
    let day: DateField<CalendarDate>
    let place: TextField
    let buttons: StepButtons

    init(_ words: Words, isEditing: Bool) {
        title = words("When and where", "Khi nào và ở đâu")
        day = DateField<CalendarDate>(words("Day", "Ngày"))
        place = TextField(words("Place", "Nơi"))
        buttons = StepButtons(words, isEditing: isEditing)
    }

    var controls: [Control] { [day, place, buttons.next] }
}

/// Asks when and where the damage happened.
final class IncidentScreen: StepScreen {
    typealias Routes = StepRouter
    let view: IncidentView
    let model: IncidentModel
    let saver: DraftSaver
    let words: Words

    init(_ model: IncidentModel, _ saver: DraftSaver, _ words: Words) {
        (self.model, self.saver, self.words) = (model, saver, words)
        view = IncidentView(words, isEditing: model.input.isEditing)
    }

    var step: any StepModel { model }
    var facts: StepRouter.Facts { facts(of: .incident) }

    func start() {
        bind(view.day, model.day)
        bind(view.place, model.place)
        bindStep()
    }
}
