public class Counter {
    private var value: Int

    public init(first: Int) {
        value = first
        print("counting from \(first)")
    }

    public func next() -> Int {
        defer { value += 1 }
        return value
    }
}
