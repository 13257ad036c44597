import Wayline

/// The state of a step.
@MainActor
protocol StepModel: AnyObject {
    var input: StepInput { get }

    /// The claim, with the values of this step.
    var draft: ClaimDraft { get }

    /// True if the user may go on.
    var isComplete: ValueSource<Bool> { get }
}

extension StepModel {
    /// True if the user has changed something.
    var hasChanges: Bool { draft != input.draft }
}

/// Saves a draft.
@MainActor
final class DraftSaver {
    private let claims: any ClaimService
    private let user: String

    init(_ claims: any ClaimService, user: String) {
        (self.claims, self.user) = (claims, user)
    }

    /// Saves `draft`, and returns the reason if that has failed.
    func save(_ draft: ClaimDraft) async -> ClaimError? {
        do { _ = try await claims.save(draft, of: user) } catch { return error }
        return nil
    }
}

/// The buttons of all steps.
@MainActor
final class StepButtons {
    let next: Button
    let save: Button

    init(_ words: Words, isEditing: Bool) {
        next = Button(isEditing ? words("Change", "Thay đổi") : words.next, isDefault: true)
        save = Button(words("Save and close", "Lưu và đóng"), key: .control("t"))
    }
}

/// The controls of a step: those of its form, and its buttons.
@MainActor
protocol StepView: View {
    var buttons: StepButtons { get }
}

extension StepView {
    var actions: [Button] { [buttons.save] }
}

/// A screen of the form. Its controls are saved with the user's place.
protocol StepScreen: ViewScreen, DraftKeeping where Content: StepView {
    var step: any StepModel { get }
    var saver: DraftSaver { get }
    var words: Words { get }

    /// Ends the form.
    func close()
}

extension StepScreen {
    /// Binds the buttons of the step, except the way to the next one.
    func bindButtons() {
        bind(\.buttons.next.isEnabled, step.isComplete)
        view.buttons.save.onTap(self) { await $0.save() }
    }

    private func save() async {
        if let error = await saver.save(step.draft) { return say(error.text(words)) }
        close()
        say(words("Saved as a draft.", "Đã lưu bản nháp."))
    }
}

extension StepScreen where Routes == StepRouter {
    func close() {
        perform(.close)
    }

    /// Returns the facts of this step.
    func facts(of kind: Step) -> StepRouter.Facts {
        .init(
            step: kind, draft: step.draft, isComplete: step.isComplete.value,
            isEditing: step.input.isEditing)
    }

    /// Binds all buttons of the step.
    func bindStep() {
        bindButtons()
        bind(view.buttons.next, to: .next)
    }
}
