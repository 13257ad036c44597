/// What is not written with the value that holds it.
protocol LeftOutWhenSaved {
    /// What stands in for it; nil if nothing can.
    static var blank: Self? { get }
}
