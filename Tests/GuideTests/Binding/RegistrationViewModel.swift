import Wayline

/// A view model as a Combine tutorial has it.
final class RegistrationViewModel: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var repeated = ""
    @Published private(set) var canRegister = false
    private var cancellables = Set<AnyCancellable>()

    init() {
        $name
            .combineLatest($password, $repeated)
            .map { name, password, repeated in
                !name.isEmpty && password.count >= 8 && password == repeated
            }
            .removeDuplicates()
            .assign(to: &$canRegister)
    }
}
