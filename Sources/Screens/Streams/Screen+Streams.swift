public import Binding
public import Coordination

extension Screen {
    /// Makes what a stream does work of this screen for as long as `isWorking`: so plain lines and a
    /// test's driver wait for it, as they do for a button.
    public func followWork(_ isWorking: ValueSource<Bool>) -> AnyCancellable {
        isWorking.removeDuplicates().filter { $0 }.bind(to: self) { screen, _ in
            screen.begin { await $0.wait(while: isWorking) }
        }
    }

    /// Waits until what a stream does is over, or the screen has left.
    func wait(while isWorking: ValueSource<Bool>) async {
        for await isWorking in isWorking.values where !isWorking { return }
    }
}
