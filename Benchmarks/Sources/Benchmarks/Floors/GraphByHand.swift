/// Values that are computed from others in several steps, written by hand for the purpose.
///
/// The floor of the diamond. The steps are in the order of their height, and a change of the source
/// runs each of them once, so that no observer sees a mix of old and new.
final class GraphByHand {
    /// Computes one value, and notifies the observers of that value.
    final class Step {
        let result = ObserverList(0)
        private let compute: () -> Int
        @exclusivity(unchecked) fileprivate var next: Unmanaged<Step>?

        init(_ compute: @escaping () -> Int) {
            self.compute = compute
        }

        fileprivate func run() {
            result.value = compute()
        }
    }

    private let steps: [Step]

    /// - Parameter steps: each after the steps whose results it uses.
    init(_ steps: [Step]) {
        self.steps = steps
        for (step, next) in zip(steps, steps.dropFirst()) { step.next = .passUnretained(next) }
    }

    func run() {
        var next = steps.first.map(Unmanaged.passUnretained)
        while let step = next {
            next = step._withUnsafeGuaranteedRef {
                $0.run()
                return $0.next
            }
        }
    }
}
